"""Draws a prompt so that nothing which stands on the screen is written again."""

from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.layout import Container, Dimension, Layout
from prompt_toolkit.layout.mouse_handlers import MouseHandlers
from prompt_toolkit.layout.screen import Char, Screen, WritePosition
from prompt_toolkit.renderer import CPR_Support, Renderer


def calm(app: Application[str]) -> "CalmRenderer":
    """Make an application draw calmly, before it first runs."""
    app.renderer = renderer = CalmRenderer(app.renderer.style, app.renderer.output)
    app.layout.container = Unstyled(app.layout.container)
    return renderer


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
        # _cursor_pos is the one inherited private part, pinned by a test
        self.output.write("\r\n" * max(1, min(height, rows) - self._cursor_pos.y))
        self.reset()


class Unstyled(Container):
    """Plain text: a style that changes repaints the cell.

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
        """Write the content, then take the styles away."""
        self._styled.write_to_screen(
            screen, mouse_handlers, write_position, parent_style, erase_bg, z_index
        )
        for row in screen.data_buffer.values():
            for column, cell in row.items():
                row[column] = Char(cell.char)

    def get_children(self) -> list[Container]:
        """The content, where the layout looks for what has the focus."""
        return [self._styled]
