"""Rules for the whole run: in CI nothing may be skipped, and nobody's own voice is used."""

import os
import sys

import pytest

#: A test that wants a voice brings its own; else a daemon would be started, and stay.
os.environ |= {"SPEECHD_ADDRESS": "unix_socket:/nonexistent", "SPEECHD_CMD": "/nonexistent"}

if sys.platform == "win32":  # it has no pseudo terminals
    collect_ignore = ["terminal", "speech/test_options.py", "speech/test_speechd.py"]


def _skipped(config: pytest.Config) -> int:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", [])) if reporter and os.environ.get("CI") else 0


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Fail a run in CI that skipped a test: what was not tried is not known to work."""
    if exitstatus == pytest.ExitCode.OK and _skipped(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say why the run failed."""
    if _skipped(config):
        terminalreporter.write_line("CI: tests were skipped, so the run has failed", red=True)
