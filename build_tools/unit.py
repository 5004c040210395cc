"""What is compiled together."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ORDER = (
    "bits kinds dice state queue log steps verbs questions abilities elimination base ablaze alliance flow setup"
    " actions secrets"
).split()


@dataclass(frozen=True)
class Unit:
    """Modules, in the order of their imports, and the package of the result."""

    root: Path
    home: str
    modules: tuple[tuple[str, str], ...]

    @property
    def packages(self) -> list[str]:
        """The packages of the modules, each once."""
        return list(dict.fromkeys([self.home, *(package for package, _ in self.modules)]))

    @property
    def name(self) -> str:
        """The name of the compiled module."""
        return self.home.replace("/", ".") + "._compiled"


NET = ("shape", "features", "answers", "forward", "games", "judgement")
ENCODING = ("cells", "action_numbers", "terms", "observation", "batch")
TACTICS = ("habits", "insight", "promise", "casual", "policies", "search", "scales", "nested_search")
RULES = Unit(
    HERE.parent / "src",
    "oriflamme/rules",
    (
        *(("oriflamme/rules", name) for name in ORDER),
        *(("oriflamme/tactics", name) for name in TACTICS),
        *(("oriflamme/encoding", name) for name in ENCODING),
        *(("oriflamme/net", name) for name in NET),
    ),
)


def fingerprint(unit: Unit = RULES) -> str:
    """Return a fingerprint of this version of the rules and of the compile step."""
    files = [unit.root / package / f"{name}.py" for package, name in unit.modules]
    files += [unit.root / package / "__init__.py" for package in unit.packages]
    files += sorted([*HERE.glob("*.py"), *HERE.glob("*.h")])
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
