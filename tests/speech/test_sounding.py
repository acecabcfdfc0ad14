"""The voice and the messages in a conversation: what is said, to whom, and what is told of it."""

from dataclasses import replace
from pathlib import Path

import pytest

from skyjo_a11y.conversation import Conversation
from skyjo_a11y.gamelog import Source
from skyjo_a11y.lobby import Lobby
from skyjo_a11y.output.device import Trouble
from skyjo_a11y.output.recording import Noted
from skyjo_a11y.output.sound import Audience, Rate, Sound, Volume
from skyjo_a11y.rules.grid import hidden_positions
from skyjo_a11y.rules.notation import position_name
from skyjo_a11y.settings_file import load
from tests.companion.tables import table_of
from tests.evenings import setup_of
from tests.speech.talks import Aloud, broken

SPEAKING = Sound(audience=Audience.PERSON, explained=True)
SILENT = Sound(audience=Audience.PERSON, explained=True, text=False)
TABLE = Sound(audience=Audience.TABLE, explained=True)
SHOWING = Sound(braille_messages=True)
INTRODUCTION = "Läuft bei dir ein Bildschirmleser"
AT_ONCE = 0.05
LAST_WORDS = ["Alles ist gespeichert. Bis bald."]


@pytest.fixture
def aloud(tmp_path: Path) -> Aloud:
    """Jana in turn, everything is read aloud."""
    talk = Aloud(tmp_path, setup_of(), SPEAKING)
    talk.say("a1 b2")
    talk.heard()
    return talk


@pytest.fixture
def quiet(tmp_path: Path) -> Aloud:
    """The same, with the voice off, as everybody has it at first."""
    talk = Aloud(tmp_path, setup_of())
    talk.say("a1 b2")
    return talk


class TestSpeaking:
    """«vorlesen an»."""

    def test_nothing_speaks_unless_asked(self, quiet: Aloud) -> None:
        """No guessing: without «vorlesen» no device is even opened."""
        quiet.say("z", "t b2", "karten")
        assert quiet.devices.voice.noted == []
        assert quiet.desk.channels._devices() == []

    def test_the_spoken_form_is_said(self, aloud: Aloud) -> None:
        """What is told is said in the same words, not wrapped, «minus 2» in words."""
        told = aloud.say("ziehe")
        assert aloud.heard() == told

    def test_an_answer_of_several_lines_is_one_piece(self, aloud: Aloud) -> None:
        """A grid is one utterance: the voice is not given it in bits."""
        told = aloud.say("karten")
        assert len(told) == 4
        assert aloud.heard() == [" ".join(told)]

    def test_a_new_command_cuts_off(self, aloud: Aloud) -> None:
        """The old speech stops before the new is said."""
        aloud.say("stand")
        aloud.flush()
        aloud.say("wer")
        aloud.flush()
        kinds = [what for what, _ in aloud.devices.voice.noted]
        assert kinds == ["silence", "speak", "silence", "speak"]

    def test_repeating_is_aloud(self, aloud: Aloud) -> None:
        """«w» says the last answer again."""
        aloud.say("stand")
        before = aloud.heard()
        aloud.say("w")
        assert aloud.heard() == before

    def test_stopp_silences_without_a_word(self, aloud: Aloud) -> None:
        """The silence is the answer; nothing is told, and «w» still has the answer before."""
        told = aloud.say("stand")
        assert aloud.say("stopp") == []
        aloud.flush()
        assert aloud.devices.voice.noted[-1] == Noted("silence")
        assert aloud.say("w") == told

    def test_stopp_without_a_voice_says_so(self, quiet: Aloud) -> None:
        """Where nothing speaks silence would puzzle."""
        assert quiet.say("stopp") == ["Vorlesen ist aus, es gibt nichts zu stoppen."]

    def test_the_next_page_is_not_cut_off(self, tmp_path: Path) -> None:
        """Enter at «Mehr» goes on with the answer, so its sentences are queued, none dropped."""
        talk = Aloud(tmp_path, setup_of(), SPEAKING, paged=True)
        talk.say("a1 b2", "verlauf")
        while talk.prompt != "Mehr: ":
            talk.say("z", "x " + _hidden(talk), "verlauf")
        talk.heard()
        talk.say("")
        talk.flush()
        assert {what for what, _ in talk.devices.voice.noted} == {"speak"}

    def test_the_greeting_is_said(self, tmp_path: Path) -> None:
        """The lobby speaks too, from the first sentence on."""
        talk = Aloud(tmp_path, sound=SPEAKING)
        assert talk.heard() == talk.begun

    def test_switching_off_silences(self, aloud: Aloud) -> None:
        """After «vorlesen aus» the device is let go."""
        aloud.say("vorlesen aus")
        aloud.say("stand")
        assert aloud.heard() == []
        assert aloud.desk.channels._devices() == []

    def test_the_last_sentence_is_said(self, aloud: Aloud) -> None:
        """The program ends when its farewell is spoken."""
        aloud.say("ende")
        aloud.desk.channels.close()
        kinds = [what for what, _ in aloud.devices.voice.noted]
        assert aloud.devices.voice.spoken == LAST_WORDS
        assert kinds[-2:] == ["finish", "close"]


def _hidden(talk: Aloud) -> str:
    """A face-down place of the only person."""
    return position_name(hidden_positions(talk.state.grids[0])[0])


class TestIntroduction:
    """Whom the voice is for."""

    def test_the_first_time_it_says_whom_it_is_for(self, quiet: Aloud) -> None:
        """For people without a running screen reader, and how to be rid of it."""
        told = quiet.say("vorlesen an")
        assert told[0] == "Es gilt: vorlesen an."
        assert told[-1].startswith(INTRODUCTION)

    def test_only_the_first_time(self, quiet: Aloud) -> None:
        """It is remembered among the settings, also for the next evening."""
        quiet.say("vorlesen an")
        assert quiet.say("vorlesen aus", "vorlesen an") == ["Es gilt: vorlesen an."]
        assert quiet.desk.settings_file
        assert load(quiet.desk.settings_file).settings.sound.explained

    def test_it_is_remembered_apart_from_what_an_option_says(self, tmp_path: Path) -> None:
        """An option holds for an evening: what is kept is only that it was told."""
        talk = Aloud(tmp_path, sound=Sound(audience=Audience.PERSON))
        assert talk.begun[0].startswith(INTRODUCTION)
        assert talk.desk.settings_file
        assert load(talk.desk.settings_file).settings.sound == Sound(explained=True)

    def test_a_table_needs_none(self, quiet: Aloud) -> None:
        """A loudspeaker for all is meant beside a screen reader."""
        assert quiet.say("vorlesen tisch") == ["Es gilt: vorlesen tisch."]


class TestTrouble:
    """A voice that can't be had, or goes."""

    @pytest.mark.parametrize("trouble", [Trouble.NO_CLIENT, Trouble.NO_LIBRARY, Trouble.NO_SERVICE])
    def test_what_is_missing_is_said_at_once(self, quiet: Aloud, trouble: Trouble) -> None:
        """With what to install as the last sentence, and no introduction."""
        broken(quiet.devices.voice, trouble)
        told = quiet.say("vorlesen an")
        assert len(told) == 2
        assert told[0] == "Es gilt: vorlesen an."
        assert told[-1].startswith("Vorlesen geht")
        assert not quiet.desk.settings.sound.explained

    def test_a_voice_that_dies_is_told_of_once(self, aloud: Aloud) -> None:
        """Then the game goes on in the text alone."""
        aloud.devices.voice.is_broken = True
        aloud.say("stand")
        aloud.flush()
        told = aloud.say("wer")
        assert told[0].startswith("Die Stimme ist ausgefallen")
        assert len(told) == 2
        assert len(aloud.say("wer")) == 1

    def test_it_can_be_tried_again(self, aloud: Aloud) -> None:
        """«vorlesen an» opens it anew."""
        aloud.devices.voice.is_broken = True
        aloud.say("stand")
        aloud.flush()
        aloud.devices.voice.is_broken = False
        aloud.say("vorlesen an")
        aloud.heard()
        told = aloud.say("stand")
        assert aloud.heard() == told

    def test_a_voice_that_hangs_is_told_of(self, tmp_path: Path) -> None:
        """Nobody waits for it, and after its patience it is given up."""
        talk = Aloud(tmp_path, setup_of(), SPEAKING, patience=AT_ONCE)
        talk.devices.voice.goes_on.clear()
        told = talk.say("wer")
        while not any(line.startswith("Die Stimme antwortet nicht") for line in told):
            told = talk.say("wer")
        assert len(talk.say("wer")) == 1
        talk.devices.voice.goes_on.set()


def failing(talk: Aloud, how: str) -> list[str]:
    """The voice «hangs» or «dies» in an answer, and that is known; what it did not say."""
    if how == "dies":
        talk.devices.voice.is_broken = True
    else:
        talk.devices.voice.goes_on.clear()
    missed = talk.say("karten")
    left_out = not talk.lines()
    if how == "hangs":  # its patience is over
        (voice,) = talk.desk.channels._devices()
        voice._trouble = Trouble.HANGING
    while not talk.desk.channels.voice_fails:
        pass
    return missed if left_out else []


class TestSilentScreen:
    """«ausgabe stumm»."""

    def test_only_the_voice_tells(self, tmp_path: Path) -> None:
        """From the first sentence nothing but the prompt stands on the screen."""
        talk = Aloud(tmp_path, setup_of(), SILENT)
        assert talk.lines() == []
        assert talk.heard() == talk.begun

    def test_without_a_voice_the_text_stays(self, tmp_path: Path) -> None:
        """Nobody is left with neither, however the settings came about."""
        talk = Aloud(tmp_path, setup_of(), Sound(text=False))
        assert talk.lines() == talk.begun

    def test_when_the_voice_goes_the_text_comes_back(self, tmp_path: Path) -> None:
        """With the sentence that tells it."""
        talk = Aloud(tmp_path, setup_of(), SILENT)
        talk.devices.voice.is_broken = True
        talk.say("stand")
        talk.flush()
        talk.say("wer")
        assert talk.lines()[0].startswith("Die Stimme ist ausgefallen")

    @pytest.mark.parametrize("how", ["hangs", "dies"])
    def test_nothing_is_lost_with_the_voice(self, tmp_path: Path, how: str) -> None:
        """All that the voice did not get through comes as text, in order and once."""
        talk = Aloud(tmp_path, setup_of(), SILENT)
        assert talk.lines() == []
        talk.flush()
        missed = failing(talk, how)
        talk.say("summe")
        shown = talk.lines()
        assert shown[0].startswith("Die Stimme")
        assert shown[1 : 1 + len(missed)] == missed
        assert len(shown) == 2 + len(missed)
        talk.say("summe")
        assert len(talk.lines()) == 1
        talk.devices.voice.goes_on.set()

    def test_what_was_missed_is_not_told_twice(self, tmp_path: Path) -> None:
        """Whoever asks for the lost answer by «w» reads it once."""
        talk = Aloud(tmp_path, setup_of(), SILENT)
        talk.lines()
        talk.flush()
        missed = failing(talk, "dies")
        talk.say("w")
        assert talk.lines()[1:] == missed

    @pytest.mark.parametrize("line", ["vorlesen aus", "vorlesen an"])
    def test_switching_the_voice_loses_nothing(self, tmp_path: Path, line: str) -> None:
        """Whoever puts the failing voice away by hand reads what it kept to itself."""
        talk = Aloud(tmp_path, setup_of(), SILENT)
        talk.lines()
        talk.flush()
        missed = failing(talk, "dies")
        talk.devices.voice.is_broken = False
        assert set(missed) < set(talk.say(line))

    def test_the_farewell_loses_nothing(self, tmp_path: Path) -> None:
        """Where the last sentence is not said it is written after all."""
        talk = Aloud(tmp_path, setup_of(), SILENT)
        talk.lines()
        talk.flush()
        talk.devices.voice.is_broken = True
        talk.say("ende")
        if not (written := talk.lines()):
            talk.desk.channels.close()
            written = talk.conversation.lines_missed()
        assert written[-1].startswith("Alles ist gespeichert.")

    @pytest.mark.parametrize("line", ["summe", "stopp", "vorlesen aus"])
    def test_what_was_cut_off_is_not_missed(self, tmp_path: Path, line: str) -> None:
        """A voice that works has been heard as far as somebody wanted."""
        talk = Aloud(tmp_path, setup_of(), SILENT)
        talk.lines()
        before = talk.say("karten")
        talk.lines()
        assert not set(before) & set(talk.say(line))
        talk.lines()
        talk.flush()
        talk.devices.voice.is_broken = True
        assert not set(before) & set(talk.say("wer", "wer"))

    def test_the_table_s_voice_is_not_enough(self, quiet: Aloud) -> None:
        """Who only hears the table's voice would miss every answer."""
        told = quiet.say("vorlesen tisch", "ausgabe stumm")
        assert told[-1].startswith("Der Text bleibt")
        assert quiet.lines() == told


class TestTable:
    """«vorlesen tisch»: a companion on a loudspeaker beside a reader on headphones."""

    def test_turns_are_for_all(self, tmp_path: Path) -> None:
        """What happens is called, and by the system's voice."""
        talk = Aloud(tmp_path, table_of("Anna Ben"), TABLE)
        talk.heard_by_all()
        told = talk.say("5", "anna a1 7 d3 -2")
        assert talk.heard_by_all()[-2:] == told
        assert talk.heard() == []

    @pytest.mark.parametrize("line", ["karten", "was a1", "hilfe", "blubb", "w", "einstellungen"])
    def test_one_s_own_questions_are_not(self, tmp_path: Path, line: str) -> None:
        """Questions, help and errors are for whoever typed them."""
        talk = Aloud(tmp_path, table_of("Anna Ben"), TABLE)
        talk.say("5", "anna a1 7 d3 -2", "ben a1 3 b1 -2", "karten")
        talk.heard_by_all()
        talk.say(line)
        assert talk.heard_by_all() == []

    @pytest.mark.parametrize("line", ["bericht", "verlauf"])
    def test_reading_back_is_a_question(self, tmp_path: Path, line: str) -> None:
        """What was called once is not called again because somebody reads it up."""
        talk = Aloud(tmp_path, table_of("Anna Ben"), TABLE)
        talk.say("5", "anna a1 7 d3 -2", "ben a1 3 b1 -2", "z 5 b2 9")
        talk.heard_by_all()
        assert talk.say(line)
        assert talk.heard_by_all() == []

    @pytest.mark.parametrize("line", ["stand", "summe Ben vor", "korrigiere a1 8", "rückgängig"])
    def test_points_and_corrections_are_for_all(self, tmp_path: Path, line: str) -> None:
        """Totals, counting aloud and setting right concern everybody."""
        talk = Aloud(tmp_path, table_of("Anna Ben"), TABLE)
        talk.say("5", "anna a1 7 d3 -2", "ben a1 3 b1 -2")
        talk.heard_by_all()
        told = talk.say(line)
        heard = talk.heard_by_all()
        assert heard
        assert heard[0] == told[0]

    def test_a_question_does_not_cut_off_a_turn(self, tmp_path: Path) -> None:
        """The table hears a turn to its end; only the next turn cuts it off."""
        talk = Aloud(tmp_path, table_of("Anna Ben"), TABLE)
        talk.heard_by_all()
        talk.say("5", "karten")
        talk.flush()
        assert talk.devices.loudspeaker.noted[-1].what == "speak"
        talk.say("anna a1 7 d3 -2")
        talk.flush()
        kinds = [what for what, _ in talk.devices.loudspeaker.noted]
        assert kinds[-3:] == ["silence", "speak", "speak"]

    def test_a_pad_calls_what_is_written(self, tmp_path: Path) -> None:
        """Points and who begins are for all, reading the pad is not."""
        talk = Aloud(tmp_path, None, TABLE)
        pad = replace(table_of("Anna Ben"), source=Source.PAD)
        talk.conversation = Conversation(talk.desk, talk.desk.start_pad(pad))
        told = talk.say("runde anna 19 14")
        assert talk.heard_by_all() == told
        talk.say("block", "hilfe")
        assert talk.heard_by_all() == []


class TestMessages:
    """«braille-meldung an»."""

    def test_an_answer_is_one_message_in_its_braille_form(self, tmp_path: Path) -> None:
        """A message hides the prompt and the message before it: all in one, the prompt last."""
        talk = Aloud(tmp_path, setup_of(), SHOWING)
        talk.shown()
        talk.say("a1 b2")
        assert talk.shown() == ["a1: 8, b2: -1   Vera a1: 0, b1: 5   du beginnst, 7   Ablage 9:"]

    def test_the_width_is_the_display_s(self, quiet: Aloud) -> None:
        """A narrow display gets the narrow form."""
        quiet.say("braille 20", "braille-meldung an")
        quiet.shown()
        quiet.say("stand")
        (utterance,) = quiet.reply.told
        assert quiet.shown() == [f"{utterance.braille(19)}   {quiet.prompt.strip()}"]

    def test_failing_switches_them_off_with_a_sentence(self, quiet: Aloud) -> None:
        """And with no second one; other outputs are left as they are."""
        broken(quiet.devices.display, Trouble.NO_BRAILLE)
        told = quiet.say("braille-meldung an")
        assert told[-1].startswith("Meldungen auf der Braillezeile gehen nur")
        assert not quiet.desk.settings.sound.braille_messages
        assert len(quiet.say("stand")) == 1

    def test_a_reader_that_ends_is_noticed(self, tmp_path: Path) -> None:
        """The next answer says so."""
        talk = Aloud(tmp_path, setup_of(), SHOWING)
        talk.devices.display.is_broken = True
        talk.say("stand")
        talk.flush()
        assert talk.say("wer")[0].startswith("Meldungen auf der Braillezeile")


class TestTuning:
    """Rate, volume and voice."""

    def test_rate_and_volume_reach_the_voice(self, aloud: Aloud) -> None:
        """At once, and with a sentence in the new manner."""
        aloud.say("sprechtempo schnell", "lautstärke leise")
        aloud.flush()
        sound = aloud.devices.voice.sound
        assert (sound.rate, sound.volume) == (Rate.FAST, Volume.SOFT)

    def test_voices_are_listed_with_numbers(self, aloud: Aloud) -> None:
        """«stimme» alone asks which."""
        assert "1: Hedda, 2: Katja" in aloud.say("stimme")[0]
        assert aloud.desk.settings.sound.voice == ""

    @pytest.mark.parametrize("line", ["stimme 2", "stimme Katja", "stimme kat", "stimme zwei"])
    def test_a_voice_is_chosen_by_number_or_name(self, aloud: Aloud, line: str) -> None:
        """Whichever is easier to type; it is kept by its name."""
        assert aloud.say(line) == ["Es gilt: stimme Katja."]
        assert aloud.desk.settings_file
        assert load(aloud.desk.settings_file).settings.sound.voice == "Katja"

    def test_variants_are_not_listed_but_can_be_chosen(self, aloud: Aloud) -> None:
        """Nobody listens to a hundred names; whoever knows one may use it."""
        aloud.devices.voice._voices = ("German", *(f"German+{n}" for n in "ABC"), "Liesel")
        assert aloud.say("stimme")[0].endswith("Es gibt 1: German, 2: Liesel.")
        assert aloud.say("stimme German+B") == ["Es gilt: stimme German+B."]

    def test_the_usual_voice_comes_back(self, aloud: Aloud) -> None:
        """By the word that «einstellungen» has for it."""
        assert aloud.say("stimme 2", "stimme normal") == ["Es gilt: stimme normal."]
        assert aloud.desk.settings.sound.voice == ""

    def test_without_a_voice_there_is_nothing_to_choose(self, quiet: Aloud) -> None:
        """That is said, and nothing is changed."""
        assert quiet.say("stimme 2")[0].startswith("Hier lässt sich keine Stimme wählen.")


def test_settings_are_kept(quiet: Aloud) -> None:
    """What was switched on is on the next time, in the lobby already."""
    quiet.say("vorlesen an", "glocke an", "sprechtempo zügig")
    again = quiet.restarted()
    assert isinstance(again.conversation.room, Lobby)
    assert again.desk.settings.sound == Sound(
        Audience.PERSON, bell=True, rate=Rate.BRISK, explained=True
    )
    again.say("regeln")
    assert again.heard()
