"""Statistics as sentences."""

from collections.abc import Iterator, Sequence

from skyjo_a11y.gamelog import Player
from skyjo_a11y.narration.phrases import Form, Value, phrases
from skyjo_a11y.narration.utterance import Told, Utterance
from skyjo_a11y.narration.wording import joined
from skyjo_a11y.results.ledger import Ledger, Read
from skyjo_a11y.results.summary import Against, Summary, Sums, games_of, people, summary, sums_of
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import vocabulary

#: So many people and opponents are told of; more would not be remembered.
_MOST = 8
_MARKS = ".,!?"


def said(name: str, /, **values: Value) -> Utterance:
    """A sentence of the statistics, by ear and by touch."""
    source = phrases("statistics")
    braille = source.say(name, values, Form.BRAILLE)
    return Utterance(source.say(name, values), ((0, braille),))


def statistics(ledger: Ledger, asked: str, present: Sequence[str], *, alone: bool) -> Told:
    """The statistics of whom is ``asked`` for, else of those who are ``present``.

    ``alone``: the only one present is told «du». Nobody present: of everybody.
    """
    read = ledger.read()
    damaged = [_damaged(read.damaged)] if read.damaged else []
    you = present[0] if alone and present else ""
    return [*damaged, *_statistics(read, _wanted(asked), present, you)]


def _statistics(read: Read, asked: str, present: Sequence[str], you: str) -> Told:
    if vocabulary().means("everybody", fold(asked)):
        names = people(read.results)
    elif asked:
        names = [asked]
    else:
        names = list(present) or people(read.results)
    if not names:
        return [said("nobody")]
    if len(names) > 1:
        return [_line(read, name, you) for name in names[:_MOST]]
    played = games_of(names[0], read.results)
    if not played:
        return [said("none", name=names[0], you=_is(names[0], you))]
    return list(_all_told(summary(played), you))


def _wanted(asked: str) -> str:
    """The name in what was typed behind the word: «statistik von Ole»."""
    words = [word.strip(_MARKS) for word in asked.split()]
    names = [word for word in words if word and not vocabulary().means("fillers", fold(word))]
    return names[0] if names else ""


def _is(name: str, you: str) -> str:
    return "yes" if you and fold(name) == fold(you) else "no"


def _line(read: Read, name: str, you: str) -> Utterance:
    """One person in one sentence."""
    sums = sums_of(games_of(name, read.results))
    who: dict[str, Value] = {"name": name, "you": _is(name, you)}
    return said("games", **who, **_values(sums)) if sums.games else said("none", **who)


def _all_told(found: Summary, you: str) -> Iterator[Utterance]:
    who: dict[str, Value] = {"name": found.name, "you": _is(found.name, you)}
    yield said("games", **who, **_values(found.all))
    yield said("doubled", **who, **_values(found.all))
    if found.real.games:
        yield said("real", **_values(found.real))
    for one in _chosen(found.against):
        program = "yes" if one.level else "no"
        yield said("against", opponent=one.opponent, program=program, **_values(one.sums))
    if found.lately is not None:
        yield said("lately", **_values(found.lately))
    if found.before is not None and found.before.games:
        yield said("before", **_values(found.before))


def _chosen(against: Sequence[Against]) -> list[Against]:
    """All levels, which are few, and the people who were met most often."""
    levels = [one for one in against if one.level]
    return [*levels, *(one for one in against if not one.level)][: max(_MOST, len(levels))]


def _values(sums: Sums) -> dict[str, Value]:
    return {
        "games": str(sums.games),
        "games_count": sums.games,
        "wins": str(sums.wins),
        "wins_count": sums.wins,
        "ended": str(sums.ended),
        "ended_count": sums.ended,
        "doubled": str(sums.doubled),
        "doubled_count": sums.doubled,
        "points": _points(sums.points_a_round),
    }


def _points(value: float) -> str:
    words = f"{abs(value):.1f}".replace(".", ",")
    return phrases("words").say("minus", {"number": words}) if value < 0 else words


def _damaged(lines: int) -> Utterance:
    return said("damaged", lines=str(lines), lines_count=lines)


def fitting_told(players: Sequence[Player]) -> Told:
    """Which level those play who follow the results of the people; nothing if nobody does."""
    fitting = [player for player in players if player.fitting]
    if not fitting:
        return []
    names = joined([player.name for player in fitting], Form.NORMAL)
    count = sum(player.bot is None for player in players)
    level, several = fitting[0].bot or "", len(fitting)
    values: dict[str, Value] = {"names": names, "level": level, "names_count": several}
    return [said("fitting", people_count=count, **values)]
