"""What stands on a sheet, whatever form it takes."""

from typing import NamedTuple, TypeAlias


class Heading(NamedTuple):
    """Over the paragraphs and lists that follow."""

    text: str


class Paragraph(NamedTuple):
    """Sentences that belong together."""

    text: str


class Listing(NamedTuple):
    """Things of a kind, each on its own."""

    items: tuple[str, ...]


class ScoreTable(NamedTuple):
    """A row a round; for each of the people a column for its points and one for the total."""

    people: tuple[str, ...]
    rounds: int
    round: str
    points: str
    total: str

    def in_parts(self, most: int) -> list["ScoreTable"]:
        """The same for at most so many people each."""
        starts = range(0, len(self.people), most)
        return [self._replace(people=self.people[start : start + most]) for start in starts]


Block: TypeAlias = Heading | Paragraph | Listing | ScoreTable


class Document(NamedTuple):
    """A sheet."""

    title: str
    blocks: tuple[Block, ...]
