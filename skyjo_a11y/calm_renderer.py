"""Draws a prompt so that nothing which stands on the screen is written again."""

from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.layout import Container, Dimension, Layout
from prompt_toolkit.layout.mouse_handlers import MouseHandlers
from prompt_toolkit.layout.screen import Char, Screen, WritePosition
from prompt_toolkit.renderer import CPR_Support, Renderer

from skyjo_a11y.calm_bold import BOLD


def calm(app: Application[str]) -> "CalmRenderer":
    """Make an application draw calmly, before it first runs."""
    app.renderer = renderer = CalmRenderer(app.renderer.style, app.renderer.output)
    app.layout.container = Unstyled(app.layout.container)
    # A window that changes its size says nothing: its next key is drawn where it belongs.
    app._on_resize = _keep_silent  # type: ignore[method-assign]  # noqa: SLF001 - pinned by a test
    return renderer


def _keep_silent() -> None:
    """Plain prompt_toolkit would erase the line and write it again."""


class CalmRenderer(Renderer):
    """Ends a line with nothing but a new line, and never asks where the cursor is.

    Plain prompt_toolkit erases and redraws an accepted line, so a reader speaks the typed command
    again; and its question for the cursor's position draws the prompt twice and scrolls.
    """

    def reset(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as inherited
        """Start afresh at the cursor."""
        self.cpr_support = CPR_Support.NOT_SUPPORTED
        super().reset(*args, **kwargs)

    def render(self, app: Application[Any], layout: Layout, is_done: bool = False) -> None:  # noqa: FBT001, FBT002 - as inherited
        """Draw the differences; if `is_done`, also go to the line below the input."""
        if self._last_size not in (None, self.output.get_size()):
            self._resized()
        drawn = self.last_rendered_screen is not None
        app.exit_style = ""  # any style would repaint each cell
        super().render(app, layout, is_done=is_done and not drawn)
        if is_done and drawn:
            self._go_below(layout)

    def next_line(self) -> None:
        """Leave what is drawn, a single line, and draw afresh below it."""
        self.output.write("\r\n")
        self.reset()

    def _go_below(self, layout: Layout) -> None:
        rows, columns = self.output.get_size()
        height = layout.container.preferred_height(columns, rows).preferred
        # _cursor_pos, _last_screen and _last_size are inherited private parts, pinned by a test
        self.output.write("\r\n" * max(1, min(height, rows) - self._cursor_pos.y))
        self.reset()

    def _resized(self) -> None:
        """Go on drawing in a window of another width.

        A line that has room in one row stands where it stood. One of several rows is anywhere now,
        as each terminal has its own way to break it anew: it comes once more, below.
        """
        size, screen = self.output.get_size(), self._last_screen
        lengths = _lengths(screen) if screen is not None else []
        if len(lengths) == 1 and lengths[0] < size.columns:
            self._last_size = size
            return
        rows = sum(-(-max(1, length) // size.columns) for length in lengths[self._cursor_pos.y :])
        self.output.write("\r\n" * max(1, rows))
        self.reset()


def _lengths(screen: Screen) -> list[int]:
    """How much of each drawn row is used, the cursor's blank cell left out."""
    rows = (screen.data_buffer[row] for row in range(screen.height))
    return [
        max((column + 1 for column, cell in row.items() if cell.char.strip()), default=0)
        for row in rows
    ]


class Unstyled(Container):
    """Plain text, at most a bold prompt: a style that changes repaints the cell.

    prompt_toolkit marks the last row of the input, so a line that grows by a row would be written
    again; and a selection would be, letter by letter.
    """

    def __init__(self, styled: Container) -> None:
        self._styled = styled

    def reset(self) -> None:
        """Reset the content."""
        self._styled.reset()

    def preferred_width(self, max_available_width: int) -> Dimension:
        """As the content."""
        return self._styled.preferred_width(max_available_width)

    def preferred_height(self, width: int, max_available_height: int) -> Dimension:
        """As the content."""
        return self._styled.preferred_height(width, max_available_height)

    def write_to_screen(
        self,
        screen: Screen,
        mouse_handlers: MouseHandlers,
        write_position: WritePosition,
        parent_style: str,
        erase_bg: bool,  # noqa: FBT001 - as inherited
        z_index: int | None,
    ) -> None:
        """Write the content, then take the styles away, but for what stays bold for good."""
        self._styled.write_to_screen(
            screen, mouse_handlers, write_position, parent_style, erase_bg, z_index
        )
        for row in screen.data_buffer.values():
            for column, cell in row.items():
                row[column] = Char(cell.char, BOLD if BOLD in cell.style.split() else "")

    def get_children(self) -> list[Container]:
        """The content, where the layout looks for what has the focus."""
        return [self._styled]
