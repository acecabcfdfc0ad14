"""What a person wants of the outputs beside the text: a voice, braille messages, a bell."""

from enum import Enum, auto

from skyjo_a11y.records import record


class Audience(Enum):
    """For whom the program speaks; people with a screen reader of their own need nobody to."""

    NOBODY = auto()
    PERSON = auto()  # everything that is told
    TABLE = auto()  # what everybody around the table should hear


class Rate(Enum):
    """How fast the voice speaks, beside how fast it does of itself."""

    SLOW = auto()
    NORMAL = auto()
    BRISK = auto()
    FAST = auto()


class Volume(Enum):
    """How loud the voice is, beside how loud it is of itself."""

    SOFT = auto()
    NORMAL = auto()
    LOUD = auto()


@record
class Sound:
    """All of it off by default: the text alone serves every screen reader."""

    audience: Audience = Audience.NOBODY
    text: bool = True  # «ausgabe stumm» leaves only the prompt on the screen
    braille_messages: bool = False
    bell: bool = False
    rate: Rate = Rate.NORMAL
    volume: Volume = Volume.NORMAL
    voice: str = ""  # its name, empty for the device's own choice
    explained: bool = False  # whether it was told whom the voice is for
