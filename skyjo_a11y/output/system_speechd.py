"""Finds speech-dispatcher's Python client where distributions put it: outside of any venv.

accessible_output2 needs it and does not declare it, because no package index has it. The client
is pure Python, so that of another Python will do.
"""

import sys
from collections.abc import Iterator
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

_NAME = "speechd"
_ROOTS = (Path("/usr/lib"), Path("/usr/lib64"), Path("/usr/local/lib"))
_FOLDERS = ("dist-packages", "site-packages")


def provide_client(roots: tuple[Path, ...] = _ROOTS) -> bool:
    """Make ``import speechd`` work if any Python below ``roots`` has it; whether it does now."""
    if _NAME in sys.modules or find_spec(_NAME) is not None:
        return True
    return any(_loaded(package) for package in _packages(roots))


def _packages(roots: tuple[Path, ...]) -> Iterator[Path]:
    """Only this one package is taken, for all others the venv has better ones."""
    for root in roots:
        for folder in _FOLDERS:
            yield from sorted(root.glob(f"python3*/{folder}/{_NAME}/__init__.py"))


def _loaded(package: Path) -> bool:
    spec = spec_from_file_location(_NAME, package, submodule_search_locations=[str(package.parent)])
    if spec is None or spec.loader is None:
        return False
    module = module_from_spec(spec)
    sys.modules[_NAME] = module  # its own modules import it by that name
    try:
        spec.loader.exec_module(module)
    except Exception:  # noqa: BLE001 - made for another Python, perhaps
        del sys.modules[_NAME]
        return False
    return True
