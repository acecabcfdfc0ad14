"""The client of speech-dispatcher is found outside of the venv, and nothing else with it."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from skyjo_a11y.output.system_speechd import provide_client

NAME = "speechd"
CLIENT = "from .client import SSIPClient\n"


@pytest.fixture(autouse=True)
def _without_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has imported it yet, and the venv does not have it."""
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        monkeypatch.delitem(sys.modules, name)
    if find_spec(NAME) is not None:
        pytest.skip("this Python has the client itself")


def installed(root: Path, folder: str, text: str = CLIENT) -> Path:
    """A package as a distribution installs it, with a neighbour; the root to look in."""
    package = root / folder / NAME
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(text)
    (package / "client.py").write_text("from . import paths\nclass SSIPClient: pass\n")
    (package / "paths.py").write_text("")
    (package.parent / "neighbour_of_speechd.py").write_text("")
    return root


@pytest.mark.parametrize(
    "folder", ["python3/dist-packages", "python3.13/site-packages", "python3.14/site-packages"]
)
def test_it_is_found_where_distributions_put_it(tmp_path: Path, folder: str) -> None:
    """Debian, Fedora and Arch have different folders; its own modules are found too."""
    assert provide_client((installed(tmp_path, folder),))
    module = sys.modules.pop(NAME)
    assert module.SSIPClient.__module__ == "speechd.client"
    assert find_spec("neighbour_of_speechd") is None


def test_where_it_is_not_there_that_is_known(tmp_path: Path) -> None:
    """Then the sentence can say what to install."""
    assert not provide_client((tmp_path, tmp_path / "none"))


def test_one_that_does_not_load_is_passed_over(tmp_path: Path) -> None:
    """A client for another Python is as good as none."""
    installed(tmp_path, "python3.1/site-packages", "this is no Python\n")
    assert not provide_client((tmp_path,))
    assert NAME not in sys.modules
    assert provide_client((installed(tmp_path, "python3.9/site-packages"),))
    del sys.modules[NAME]
