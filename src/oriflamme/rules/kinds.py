"""The 31 kinds of card: numbers, names, boxes, lines and types (rules.md, sections 6 to 9)."""

from typing import Final, TypeAlias

Seat: TypeAlias = int  # a player, 0 to 4, clockwise
Card: TypeAlias = int  # the public number of a card in the queue; its kind may be secret
Kind: TypeAlias = int  # a number from 1 to 31: what is printed on a card
Kinds: TypeAlias = int  # a set of kinds
Pile: TypeAlias = int  # the index of a pile in the queue, from 0
Piles: TypeAlias = int  # a set of piles

FEWEST: Final = 3  # players
SEATS: Final = 5
ROUNDS: Final = 6
DECK: Final = 10  # kinds in a deck
HAND: Final = 7  # cards dealt to a hand; the rest are set aside
VERDICTS: Final = 5  # verdict tokens in all

NOBODY: Final = 0  # no card
UNKNOWN: Final = 0  # the kind of a card that the viewer may not know

SOLDIER: Final = 1
ARCHER: Final = 2
SPY: Final = 3
HEIR: Final = 4
LORD: Final = 5
SHAPESHIFTER: Final = 6
ASSASSINATION: Final = 7
AMBUSH: Final = 8
ROYAL_DECREE: Final = 9
CONSPIRACY: Final = 10
CUTTHROAT: Final = 11
APOTHECARY: Final = 12
FELON: Final = 13
QUEEN: Final = 14
PRINCE: Final = 15
SCHEMER: Final = 16
IMPERSONATION: Final = 17
TRAP: Final = 18
BRIBERY: Final = 19
PLOT: Final = 20
DESERTER: Final = 21
JUDGE: Final = 22
INFORMANT: Final = 23
EMPRESS: Final = 24
FANATIC: Final = 25
DIPLOMAT: Final = 26
UPRISING: Final = 27
EXTORTION: Final = 28
INFILTRATION: Final = 29
TREATY: Final = 30
TWIN: Final = 31
KINDS: Final = 32  # the length of a table by kind; 0 is UNKNOWN

BASE_CHARACTERS: Final = 1 << SOLDIER | 1 << ARCHER | 1 << SPY | 1 << HEIR | 1 << LORD | 1 << SHAPESHIFTER
ABLAZE_CHARACTERS: Final = (
    1 << CUTTHROAT | 1 << APOTHECARY | 1 << FELON | 1 << QUEEN | 1 << PRINCE | 1 << SCHEMER | 1 << TWIN
)
ALLIANCE_CHARACTERS: Final = 1 << DESERTER | 1 << JUDGE | 1 << INFORMANT | 1 << EMPRESS | 1 << FANATIC | 1 << DIPLOMAT
CHARACTERS: Final = BASE_CHARACTERS | ABLAZE_CHARACTERS | ALLIANCE_CHARACTERS

NAMES: Final[tuple[str, ...]] = (
    "?",
    "soldier",
    "archer",
    "spy",
    "heir",
    "lord",
    "shapeshifter",
    "assassination",
    "ambush",
    "royal_decree",
    "conspiracy",
    "cutthroat",
    "apothecary",
    "felon",
    "queen",
    "prince",
    "schemer",
    "impersonation",
    "trap",
    "bribery",
    "plot",
    "deserter",
    "judge",
    "informant",
    "empress",
    "fanatic",
    "diplomat",
    "uprising",
    "extortion",
    "infiltration",
    "treaty",
    "twin",
)
