"""A device may raise, hang or die; whoever uses it neither waits nor hears an exception."""

import threading

import pytest

from skyjo_a11y.output.device import Backend, Device, DeviceError, Trouble
from skyjo_a11y.output.recording import Noted, Recording

SOON = 30.0  # seconds that nothing takes on the slowest machine
AT_ONCE = 0.05  # after which a device counts as hanging


def flushed(device: Device) -> None:
    """Wait until all jobs so far are done."""
    device.ask(lambda _backend: None, None)


def test_jobs_are_done_in_order() -> None:
    """What is queued first is said first."""
    recording = Recording()
    device = Device(recording.open, SOON)
    device.do(lambda backend: backend.speak("eins"))
    device.do(lambda backend: backend.speak("zwei"))
    device.do(lambda backend: backend.speak("drei"))
    flushed(device)
    assert recording.spoken == ["eins", "zwei", "drei"]


def test_what_is_dropped_is_not_begun() -> None:
    """A job that waits is forgotten, the one being done is not torn, later ones are done."""
    recording = Recording()
    recording.goes_on.clear()
    device = Device(recording.open, SOON)
    device.do(lambda backend: backend.speak("alt"))
    device.drop()
    device.do(lambda backend: backend.speak("neu"))
    recording.goes_on.set()
    flushed(device)
    assert recording.spoken == ["neu"]


@pytest.mark.parametrize(
    ("error", "trouble"),
    [(DeviceError(Trouble.NO_CLIENT), Trouble.NO_CLIENT), (OSError(), Trouble.NO_SERVICE)],
)
def test_a_device_that_can_not_be_opened_has_a_reason(error: Exception, trouble: Trouble) -> None:
    """An expected reason is kept, any exception means that nobody answers."""

    def failing() -> Backend:
        raise error

    device = Device(failing, SOON)
    device.settle(SOON)
    assert device.trouble is trouble
    device.do(lambda backend: backend.speak("eins"))
    assert device.ask(lambda backend: backend.name, "nobody") == "nobody"
    device.close(SOON)


def test_a_device_that_dies_is_left_alone() -> None:
    """After an exception nothing more is asked of it, and the exception goes no further."""
    recording = Recording()
    device = Device(recording.open, SOON)
    device.do(lambda backend: backend.speak("eins"))
    flushed(device)
    recording.is_broken = True
    assert device.ask(lambda backend: backend.voices(), ["none"]) == ["none"]
    assert device.trouble is Trouble.LOST
    recording.is_broken = False
    device.do(lambda backend: backend.speak("zwei"))
    device.close(SOON)
    assert recording.spoken == ["eins"]


def test_a_device_that_hangs_makes_nobody_wait() -> None:
    """Queueing never blocks; after its patience the device is in trouble, and closing is quick."""
    recording = Recording()
    device = Device(recording.open, AT_ONCE)
    device.settle(SOON)
    recording.goes_on.clear()
    device.do(lambda backend: backend.speak("eins"))
    assert device.ask(lambda backend: backend.name, "nobody") == "nobody"
    while device.trouble is None:
        pass
    assert device.trouble is Trouble.HANGING
    device.close(SOON)
    recording.goes_on.set()


def test_a_device_that_hangs_while_opening_is_no_different() -> None:
    """A daemon that takes the connection and never answers is not waited for."""
    never = threading.Event()

    def hanging() -> Backend:
        never.wait()
        raise AssertionError

    device = Device(hanging, AT_ONCE)
    device.settle(AT_ONCE)
    assert not device.works
    while device.trouble is None:
        pass
    assert device.trouble is Trouble.HANGING
    device.close(SOON)
    never.set()


def test_closing_says_what_is_queued() -> None:
    """The last sentence is not lost because the program ends."""
    recording = Recording()
    device = Device(recording.open, SOON)
    device.do(lambda backend: backend.speak("Bis bald."))
    device.close(SOON)
    assert recording.noted == [Noted("speak", "Bis bald."), Noted("close")]


def test_the_thread_does_not_keep_the_program() -> None:
    """It is a daemon thread, so a hanging device ends with the program."""
    before = set(threading.enumerate())
    device = Device(Recording().open, SOON)
    assert all(thread.daemon for thread in set(threading.enumerate()) - before)
    device.close(SOON)
