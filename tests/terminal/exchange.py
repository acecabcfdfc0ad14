"""What happened at the terminal between one action of the user and the next."""

from dataclasses import dataclass, field


@dataclass
class Exchange:
    """What two kinds of reader get from one exchange, and what it cost.

    In a calm program both get the same: `heard` and `lines` plus `prompt` agree.
    """

    typed: str = ""
    #: Bytes that the program wrote.
    bytes_written: int = 0
    #: Utterances of an output-tracking reader, in order (key echo left out).
    heard: list[str] = field(default_factory=list)
    #: New or changed screen lines from the line on which the user typed, without the cursor's.
    lines: list[str] = field(default_factory=list)
    #: The line on which the cursor came to rest: what a braille display shows.
    prompt: str = ""
    #: The cursor's column on it, from 0.
    column: int = 0
    #: Characters written although the same stood there already.
    rewritten: int = 0
    #: Times the cursor went up: 0 in a program that only ever appends.
    cursor_up: int = 0
    bells: int = 0
    #: Whole-screen clears; with the alternate screen a sign of a full-screen program.
    clears: int = 0
    alternate_screen: bool = False
    #: Seconds from the key to the first new text off the typed line, else None.
    first_line_after: float | None = None
    #: Seconds from the key to the last byte that the program wrote.
    settled_after: float = 0.0

    @property
    def noise(self) -> dict[str, int]:
        """Everything that makes a reader say or lose something; empty in a calm program."""
        counts = {
            "rewritten": self.rewritten,
            "cursor_up": self.cursor_up,
            "bells": self.bells,
            "clears": self.clears,
            "alternate_screen": int(self.alternate_screen),
        }
        return {name: count for name, count in counts.items() if count}

    def __str__(self) -> str:
        after = self.first_line_after
        late = "-" if after is None else f"{1000 * after:.0f} ms"
        head = f"{self.typed!r}: {self.bytes_written} bytes, first line {late}, noise {self.noise}"
        return "\n".join(
            [
                head,
                *(f"    hears  {text}" for text in self.heard),
                *(f"    screen {text}" for text in self.lines),
                f"    cursor {self.prompt}",
            ]
        )
