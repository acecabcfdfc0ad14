"""All figures of a run side by side, in a table at its end."""

from typing import NamedTuple

import pytest


class Row(NamedTuple):
    """A figure, what was measured, what was asked for (0: nothing) and in which unit."""

    figure: str
    measured: float
    wanted: float
    unit: str
    less_is_better: bool = False

    def __str__(self) -> str:
        wanted = f"{self.wanted:10.4g}" if self.wanted else " " * 10
        ratio = f"{self._ratio:8.2f}" if self.wanted and self.measured else ""
        return f"{self.figure:<46}{self.measured:10.4g}{wanted} {self.unit:<10}{ratio}"

    @property
    def _ratio(self) -> float:
        """Above 1: better than asked for."""
        better, worse = (self.wanted, self.measured), (self.measured, self.wanted)
        first, second = better if self.less_is_better else worse
        return first / second


class Figures:
    """Where benchmarks put what they measured."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def add(
        self, figure: str, measured: float, unit: str, wanted: float = 0.0, *, less: bool = False
    ) -> None:
        """``less``: less is better."""
        self.rows.append(Row(figure, measured, wanted, unit, less))


_FIGURES = Figures()


@pytest.fixture
def figures() -> Figures:
    """The table at the end of the run."""
    return _FIGURES


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the table."""
    if _FIGURES.rows:
        terminalreporter.section(
            "figures: measured, known or asked for, ratio (asked for: above 1 is better)"
        )
        for row in _FIGURES.rows:
            terminalreporter.write_line(str(row))
