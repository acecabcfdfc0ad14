"""Text files that somebody asks for by name."""

from pathlib import Path

from skyjo_a11y.answers import Written
from skyjo_a11y.problems import FileExists, NotWritten
from skyjo_a11y.text_files import is_file_name, write


def test_a_text_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    """A new file is written with the line ends of a text everywhere, an old one stays."""
    path = tmp_path / "a.txt"
    assert write(str(path), "eins\n") == Written(str(path))
    assert write(str(path), "zwei\n") == FileExists(str(path))
    assert path.read_bytes() == b"eins\n"


def test_what_can_not_be_written_is_told(tmp_path: Path) -> None:
    """Neither a missing folder nor an impossible name is anything but a problem, told in short."""
    missing = tmp_path / "nirgends" / "a.txt"
    assert write(str(missing), "eins\n") == NotWritten(str(missing))
    assert isinstance(write("a\0.txt", "eins\n"), NotWritten)
    problem = write("x" * 5000, "eins\n")
    assert isinstance(problem, NotWritten)
    assert len(problem.name) < 1000


def test_a_stray_word_is_no_file_name() -> None:
    """Only what has an ending or a folder can be meant as a file."""
    assert is_file_name("verlauf.txt")
    assert is_file_name("~/verlauf")
    assert not is_file_name("Anna")
