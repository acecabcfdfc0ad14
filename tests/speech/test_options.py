"""The voice on the command line, the bell at the terminal."""

import subprocess
from pathlib import Path

import pytest

from skyjo_a11y import cli, starting
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.desk import Desk
from skyjo_a11y.lobby import Lobby
from skyjo_a11y.option_parsers import LOBBY
from skyjo_a11y.output.channels import rings
from skyjo_a11y.output.sound import Audience, Rate, Sound, Volume
from skyjo_a11y.settings import Settings
from skyjo_a11y.settings_file import keep, load
from skyjo_a11y.vocabulary import Command
from tests.companion.tables import quick_round, table_of
from tests.evenings import desk_in, setup_of
from tests.speech.speechd_server import client_env
from tests.speech.talks import Aloud
from tests.terminal.game import GAME, PROMPT, at_home
from tests.terminal.terminal_reader import TerminalReader

PLAY = ("spiel", "--mensch", "Jana", "--gegner", "1", "--saat", "7")


def sound_of(*arguments: str, command: str = "spiel", before: Sound | None = None) -> Sound:
    """What the options make of the settings."""
    settings = Settings(sound=before or Sound())
    return cli.settings_of(cli.parse(command, arguments), settings).sound


@pytest.mark.parametrize("command", ["spiel", "begleiter", "wertung", ""])
@pytest.mark.parametrize(
    ("arguments", "sound"),
    [
        (["--vorlesen"], Sound(Audience.PERSON)),
        (["--vorlesen", "an"], Sound(Audience.PERSON)),
        (["--vorlesen=tisch"], Sound(Audience.TABLE)),
        (["--vorlesen", "--ausgabe", "stumm"], Sound(Audience.PERSON, text=False)),
        (["--ausgabe", "text"], Sound()),
        (["--braille-meldung"], Sound(braille_messages=True)),
        (["--glocke"], Sound(bell=True)),
        (["--glocke", "aus"], Sound()),
        (["--sprechtempo", "zuegig"], Sound(rate=Rate.BRISK)),
        (["--lautstärke", "leise"], Sound(volume=Volume.SOFT)),
        (["--stimme", "Hedda"], Sound(voice="Hedda")),
    ],
)
def test_every_setting_is_an_option(command: str, arguments: list[str], sound: Sound) -> None:
    """Of each way to begin, with or without a subcommand."""
    assert sound_of(*arguments, command=command) == sound


def test_a_switch_alone_takes_no_name() -> None:
    """«--vorlesen Anna Ben»: Anna is no choice of it, she plays."""
    options = cli.parse("begleiter", ["--vorlesen", "Anna", "Ben", "--glocke"])
    assert options.namen == ["Anna", "Ben"]
    assert cli.settings_of(options, Settings()).sound == Sound(Audience.PERSON, bell=True)


@pytest.mark.parametrize("before", [Sound(), Sound(Audience.TABLE)])
def test_a_silent_screen_needs_a_voice(before: Sound) -> None:
    """Neither text nor speech is no game; the sentence says what to add."""
    with pytest.raises(cli.UsageError, match="--vorlesen --ausgabe stumm"):
        sound_of("--ausgabe", "stumm", before=before)


def test_a_silent_screen_may_rely_on_the_settings() -> None:
    """Whoever has the voice on every evening need not say so again."""
    assert not sound_of("--ausgabe", "stumm", before=Sound(Audience.PERSON)).text


@pytest.mark.parametrize("option", ["--vorlesen=laut", "--ausgabe=nichts", "--sprechtempo=rasant"])
def test_other_words_are_refused(option: str) -> None:
    """With the words that fit."""
    with pytest.raises(cli.UsageError, match="Möglich"):
        sound_of(option)


def test_options_alone_lead_to_the_lobby(tmp_path: Path) -> None:
    """«skyjo --vorlesen» is what somebody without a screen reader types first."""
    desk = desk_in(tmp_path)
    conversation = in_lobby(desk, "--vorlesen", "tisch")
    assert isinstance(conversation.room, Lobby)
    assert desk.settings.sound.audience is Audience.TABLE


@pytest.mark.parametrize("option", ["--mensch", "--unsinn", "-v"])
def test_other_options_need_their_subcommand(option: str) -> None:
    """The sentence shows where they belong."""
    with pytest.raises(cli.UsageError, match=f"skyjo spiel {option}"):
        cli.parse(LOBBY, [option, "Jana"])


def test_an_option_is_not_kept(tmp_path: Path) -> None:
    """It holds for an evening, also where the voice introduces itself; the file keeps its own."""
    desk = desk_in(tmp_path)
    assert desk.settings_file
    keep(desk.settings_file, {Command.BELL: "an"})
    desk.settings = load(desk.settings_file).settings
    Conversation(desk, desk.start(setup_of())).begin()
    in_lobby(desk, "--vorlesen").begin()
    assert load(desk.settings_file).settings.sound.audience is Audience.NOBODY


def in_lobby(desk: Desk, *options: str) -> Conversation:
    """What «skyjo» with these options begins."""
    return starting.begin_lobby(cli.parse(LOBBY, options), desk)


class TestBell:
    """«glocke an»."""

    def test_it_rings_for_one_s_turn(self, tmp_path: Path) -> None:
        """When the programs have played and the prompt waits, not while a card is in hand."""
        talk = Aloud(tmp_path, setup_of())
        talk.say("a1 b2")
        assert rings(talk.reply.told)
        talk.say("z")
        assert not rings(talk.reply.told)

    def test_it_rings_for_a_column(self, tmp_path: Path) -> None:
        """Whoever did it, and with the line that tells it."""
        talk = Aloud(tmp_path, table_of("Anna Ben"))
        talk.say("5", "anna a1 5 a2 5", "ben b1 1 b2 0", "n a3 5")
        cleared = [one for one in talk.reply.told if one.rings]
        assert any("dreimal 5" in one.spoken for one in cleared)

    def test_it_rings_when_the_end_is_near(self, tmp_path: Path) -> None:
        """Once somebody has turned up the last card, everybody else has one turn more."""
        talk = Aloud(tmp_path, table_of("Anna Ben"))
        ringing = []
        for line in quick_round("Anna Ben"):
            talk.say(line)
            ringing += [one.spoken for one in talk.reply.told if one.rings]
        assert [line for line in ringing if "beendet" in line or "letzter Zug" in line]

    @pytest.mark.parametrize(
        "line", ["karten", "bericht", "verlauf", "w", "hilfe", "wer", "unsinn"]
    )
    def test_a_question_does_not_ring(self, tmp_path: Path, line: str) -> None:
        """Reading back what happened is no news."""
        talk = Aloud(tmp_path, setup_of())
        talk.say("a1 b2", "karten", line)
        assert not rings(talk.reply.told)

    @pytest.mark.parametrize(("options", "bells"), [((), 0), (("--glocke",), 1)])
    def test_the_terminal_rings_once_an_answer(
        self, tmp_path: Path, options: tuple[str, ...], bells: int
    ) -> None:
        """Only where somebody asked for it, and it changes nothing else."""
        with TerminalReader([*GAME, *PLAY, *options], PROMPT, env=at_home(tmp_path)) as reader:
            reader.start()
            answer = reader.command("a1 b2")
        assert answer.bells == bells
        assert (answer.rewritten, answer.cursor_up) == (0, 0)
        assert answer.lines[-1] == "Du bist dran."

    def test_a_pipe_gets_none(self, tmp_path: Path) -> None:
        """A file or another program is given text only."""
        done = subprocess.run(
            [*GAME, *PLAY, "--glocke"],
            input=b"a1 b2\nende\n",
            capture_output=True,
            check=True,
            env=at_home(tmp_path),
        )
        assert b"Du bist dran." in done.stdout
        assert b"\a" not in done.stdout


def test_without_a_subcommand_from_a_shell(tmp_path: Path) -> None:
    """The whole way: the lobby greets after it was told that no voice answers."""
    done = subprocess.run(
        [*GAME, "--vorlesen"],
        input="ende\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        env={**at_home(tmp_path), **client_env(tmp_path / "none")},
    )
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Vorlesen geht")
    assert lines[1].startswith("Willkommen bei Skyjo")
    assert done.stderr == ""
