"""Old, foreign and damaged files: read, or refused in a sentence; the file stays as it is."""

import os
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch
from zlib import crc32

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skyjo_a11y import gamelog_reading, saves
from skyjo_a11y.bots import BOTS
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.gamelog import (
    VERSION,
    DamagedLogError,
    EarlierLostError,
    NewerLogError,
    Source,
    follow,
)
from skyjo_a11y.gamelog_reading import read_log
from skyjo_a11y.gamelog_writing import with_crc
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.pad.room import PadRoom
from skyjo_a11y.rules.actions import Continue
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.saves import load
from skyjo_a11y.session import Session, UndoRefusal
from skyjo_a11y.shelf import open_game
from skyjo_a11y.table import Table
from skyjo_a11y.table_session import TableSession
from tests.evenings import desk_in, told

SAMPLES = {path.stem: path for path in sorted((Path(__file__).parent / "samples").iterdir())}
GAMES = [name for name in SAMPLES if "pad" not in name]
VOUCHED = [name for name in GAMES if name.endswith("-crc")]
MEGABYTE = 1024 * 1024
REFUSED = (
    "Die Datei game.skyjo ist beschädigt oder keine gespeicherte Partie. Sie bleibt, wie sie ist."
)


def opened(folder: Path, data: bytes) -> tuple[list[str], Table | PadRoom | None]:
    """What is told when a file with ``data`` is opened, and what it is; the file is as it was."""
    path = folder / "game.skyjo"
    path.write_bytes(data)
    utterances, table = open_game(desk_in(folder), path)
    assert path.read_bytes() == data
    if table is not None:
        table.let_go()
    return [utterance.spoken for utterance in utterances], table


def session_of(path: Path, *, whole: bool) -> Session:
    """The game in a file, taking earlier rounds on trust unless ``whole``."""
    log = load(path, whole=whole).log
    kind = TableSession if log.setup.source is Source.TABLE else Session
    return kind(log, lambda _line: None)


# -- Old --------------------------------------------------------------------------------------


def test_every_version_has_its_samples() -> None:
    """A new version of the format keeps a file of each source of each older one."""
    kept = {tuple(name.split("-")[:2]) for name in SAMPLES}
    assert kept == {(str(v), source) for v in range(1, VERSION + 1) for source in Source}


@pytest.mark.parametrize("name", SAMPLES)
def test_an_old_file_goes_on(tmp_path: Path, name: str) -> None:
    """A file as an older program left it is read, played on, and read again."""
    path = tmp_path / "game.skyjo"
    path.write_bytes(SAMPLES[name].read_bytes())
    news, table = open_game(desk_in(tmp_path), path)
    assert table is not None
    assert news == []
    conversation = Conversation(desk_in(tmp_path), table)
    conversation.begin()
    line = {"deck": "z", "table": "z", "pad": "anna beendet"}[name.split("-")[1]]
    assert not any("verstehe" in text for text in told(conversation.hear(line)))
    conversation.leave()
    assert path.read_bytes().startswith(SAMPLES[name].read_bytes())
    again, table = open_game(desk_in(tmp_path), path)
    assert (again, table is not None) == ([], True)


def test_an_old_file_is_vouched_for_from_its_next_round_on(tmp_path: Path) -> None:
    """Without checksums all is replayed; the next round brings one, and that is enough then."""
    path = tmp_path / "game.skyjo"
    path.write_bytes(SAMPLES["1-deck"].read_bytes().partition(b"continue\n")[0])
    loaded = load(path, whole=False)
    assert loaded.log.is_whole
    playing = Session(loaded.log, loaded.save.append)
    while playing.state.phase is not Phase.GAME_OVER:
        is_over = playing.state.phase is Phase.ROUND_OVER
        playing.play(Continue() if is_over else BOTS["einfach"](playing.state, "7"))
    loaded.save.sync()
    again = load(path, whole=False)
    assert not again.log.is_whole
    assert Session(again.log, lambda _line: None).state == playing.state


# -- What vouches for earlier rounds ------------------------------------------------------------


@pytest.mark.parametrize("name", VOUCHED)
def test_the_last_round_alone_is_read(name: str) -> None:
    """Resuming reads and replays what stands behind the last round line, and nothing else."""
    lines = SAMPLES[name].read_text("utf-8").splitlines()
    last = max(at for at, line in enumerate(lines) if line.startswith("round "))
    with (
        patch.object(gamelog_reading, "_read_line", wraps=gamelog_reading._read_line) as reading,
        patch("skyjo_a11y.session.follow", wraps=follow) as following,
    ):
        quick = session_of(SAMPLES[name], whole=False)
    read = [call.args[1] for call in reading.call_args_list]
    assert read == lines[last + 1 :]
    assert following.call_count <= 2 * len(read)
    assert quick.state == session_of(SAMPLES[name], whole=True).state


@pytest.mark.parametrize("name", VOUCHED)
def test_a_round_line_vouches_for_itself_too(tmp_path: Path, name: str) -> None:
    """A digit changed in the line itself is noticed as well as one before it."""
    data = SAMPLES[name].read_bytes()
    start = data.rindex(b"\nround ") + 1
    path = tmp_path / "game.skyjo"
    for at in range(start, data.index(b"\n", start)):
        path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        assert _game(path, whole=False) == _game(path, whole=True)


@pytest.mark.parametrize("name", VOUCHED)
def test_undo_reaches_back_into_earlier_rounds(name: str) -> None:
    """Earlier rounds are read when undo gets there, once; all the way back and forth is as ever."""
    quick, whole = (session_of(SAMPLES[name], whole=is_whole) for is_whole in (False, True))
    with patch("skyjo_a11y.saves.read_log", wraps=read_log) as reading:
        while True:
            undone = _undo(quick)
            assert undone == _undo(whole)
            assert quick.state == whole.state
            if isinstance(undone, UndoRefusal):
                break
    assert undone is UndoRefusal.NOTHING
    assert reading.call_count == 1
    while not isinstance(quick.redo(), UndoRefusal):
        assert not isinstance(whole.redo(), UndoRefusal)
    assert (quick.state, list(quick.game_happenings())) == (
        whole.state,
        list(whole.game_happenings()),
    )


def _undo(playing: Session) -> object:
    if isinstance(playing, TableSession):
        amendment = playing.undo_amendment()
        return playing.undo() if amendment is None else amendment
    return playing.undo()


@pytest.mark.parametrize("name", VOUCHED)
def test_each_round_can_be_told_again(name: str) -> None:
    """A round that is asked for is replayed alone, and is the same as in the whole game."""
    playing = session_of(SAMPLES[name], whole=False)
    everything = list(session_of(SAMPLES[name], whole=True).game_happenings())
    for number in range(1, playing.state.round + 1):
        expected = [told for told in everything if told.state.round == number]
        assert playing.happenings_of(number) == expected


def _with_right_checksums(lines: list[str]) -> bytes:
    data = b""
    for line in lines:
        bare = line.partition(" crc ")[0]
        sound = with_crc(bare, crc32(data)) if line.startswith("round ") else line
        data += f"{sound}\n".encode()
    return data


def test_earlier_rounds_that_are_wrong_are_told_when_they_are_needed(tmp_path: Path) -> None:
    """Where trust was wrong the round goes on; undo and «verlauf alles» say what is missing."""
    lines = SAMPLES["1-table-crc"].read_text("utf-8").splitlines()
    at = lines.index("continue") - 3
    lines[at] = "deal 12" if lines[at] != "deal 12" else "deal 11"
    _, table = opened(tmp_path, _with_right_checksums(lines))
    assert isinstance(table, Table)
    conversation = Conversation(desk_in(tmp_path), table)
    conversation.begin()
    lost = phrases("problems").say("earlier-lost")
    assert told(conversation.hear("verlauf alles")) == [lost]
    before = table.state
    for _ in range(12):
        if told(conversation.hear("zurück")) == [lost]:
            break
        before = table.state
    else:
        pytest.fail("nobody was told")
    assert table.state == before
    with pytest.raises(EarlierLostError):
        table._session.happenings_of(1)


@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_trust_changes_nothing_but_the_time(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Whatever happened to a file: with or without trust it is the same game, or no game."""
    save = bytearray(SAMPLES[data.draw(st.sampled_from(VOUCHED))].read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(save) - 1))
        end = at + data.draw(st.integers(0, 2))
        save[at:end] = data.draw(st.binary(max_size=2) | st.sampled_from([b"\n", b"\r\n", b"1"]))
    path = tmp_path_factory.mktemp("damaged") / "game.skyjo"
    path.write_bytes(save)
    assert _game(path, whole=False) == _game(path, whole=True)


def _game(path: Path, *, whole: bool) -> object:
    try:
        playing = session_of(path, whole=whole)
    except (DamagedLogError, IllegalActionError, NewerLogError):
        return None
    return playing.state, list(playing._log.entries), playing._log.rounds


# -- Truncated ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted({*SAMPLES} - {"1-deck"}))  # which differs in a line only
def test_cut_at_any_byte_all_whole_lines_count(tmp_path: Path, name: str) -> None:
    """What a crash leaves, up to any byte: refused without its header, else all whole lines."""
    data = SAMPLES[name].read_bytes()
    header = data.index(b"\nbegin\n") + len(b"\nbegin\n")
    for cut in range(len(data)):
        news, table = opened(tmp_path, data[:cut])
        if cut < header:
            assert (news, table) == ([REFUSED], None)
            continue
        whole = data[:cut].rpartition(b"\n")[0].decode().splitlines()
        assert bool(news) == (data[cut - 1 : cut] != b"\n")
        assert table is not None
        if isinstance(table, Table):
            assert len(table._session._log.entries) == len(read_log(whole).entries)


# -- Foreign ------------------------------------------------------------------------------------

STRANGE: dict[str, Callable[[bytes], bytes]] = {
    "CRLF": lambda data: data.replace(b"\n", b"\r\n"),
    "BOM": lambda data: b"\xef\xbb\xbf" + data,
    "UTF-16": lambda data: data.decode().encode("utf-16"),
    "UTF-32": lambda data: data.decode().encode("utf-32"),
    "EBCDIC": lambda data: data.decode().encode("cp500"),
    "old Mac": lambda data: data.replace(b"\n", b"\r"),
    "zeros behind it": lambda data: data + bytes(4096) + b"\n",
    "twice": lambda data: data * 2,
    "backwards": lambda data: b"\n".join(reversed(data.split(b"\n"))),
    "one line": lambda data: data.replace(b"\n", b" ") * 1000 + b"\n",
    "a long number": lambda data: data + b"undo " + b"9" * 100_000 + b"\n",
    "a long name": lambda data: data.replace(b"player Anna", b"player " + b"A" * 100_000),
}


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("change", STRANGE)
def test_a_strange_file_is_read_or_refused(tmp_path: Path, name: str, change: str) -> None:
    """Other line ends are the same game; everything else is refused in one sentence."""
    data = STRANGE[change](SAMPLES[name].read_bytes())
    news, table = opened(tmp_path, data)
    if change == "CRLF":
        assert (news, table is not None) == ([], True)
    elif data != SAMPLES[name].read_bytes():
        assert table is None or change == "a long name"
        assert news == [REFUSED] or change == "a long name"


# -- Giants ---------------------------------------------------------------------------------------


def giants(folder: Path) -> Iterator[Path]:
    """Files that are too large to be games, or never end."""
    path = folder / "sparse.skyjo"
    with path.open("wb") as file:
        file.write(SAMPLES["1-deck"].read_bytes())
        file.truncate(100 * MEGABYTE)
    yield path
    path = folder / "line.skyjo"
    path.write_bytes(b"skyjo-a11y 1" + b"x" * (saves.LARGEST_FILE - 100))
    yield path
    if sys.platform != "win32":
        path = folder / "pipe.skyjo"
        os.mkfifo(path)
        yield path
        yield Path("/dev/zero")


def test_giants_are_refused_in_bounded_memory(tmp_path: Path) -> None:
    """100 MB, an endless line, a pipe that nobody writes to: one sentence, and little memory."""
    for path in giants(tmp_path):
        tracemalloc.start()
        utterances, table = open_game(desk_in(tmp_path), path)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert table is None
        assert [one.spoken for one in utterances] == [
            phrases("setup").say("save-damaged", {"name": path.name})
        ]
        assert peak < 3 * saves.LARGEST_FILE


def test_a_long_game_takes_little_memory(tmp_path: Path) -> None:
    """Lines are read one after the other: memory is a few times the file, whatever is in it."""
    path = tmp_path / "game.skyjo"
    data = SAMPLES["1-deck"].read_bytes() + b"undo 1\nredo\n" * 40_000
    path.write_bytes(data)
    tracemalloc.start()
    assert load(path).log.entries
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 4 * len(data)


def test_the_defaults_of_a_new_game_take_the_header_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was set up last is read from the first lines, however long the game is."""
    desk = desk_in(tmp_path)
    desk.folder.mkdir()
    (desk.folder / "game.skyjo").write_bytes(SAMPLES["1-deck"].read_bytes() + b"damaged\n" * 9)
    monkeypatch.setattr(saves, "read", None)
    setup = desk.last_setup()
    assert setup is not None
    assert setup.names == ("Jana", "Vera")
