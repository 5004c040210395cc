"""Ladders and profiles: the HTTP bodies."""

from msgspec import Struct

from .accounts import AccountKind


class ListedLadder(Struct, frozen=True, omit_defaults=True):
    """A ladder, how many players it has and how many games were played on it."""

    ladder: str
    box: str
    players: int
    people: int
    games: int
    is_for_bots: bool = False


class LadderList(Struct, frozen=True):
    """GET /api/ladders: the ladders on which games have been played."""

    ladders: tuple[ListedLadder, ...]


class LadderPlace(Struct, frozen=True):
    """A place on a ladder; equal players share it."""

    place: int
    account: str
    name: str
    rating: int
    deviation: int
    games: int


class Leaderboard(Struct, frozen=True, omit_defaults=True):
    """GET /api/ladders/{ladder}?from=: fifty places from an index on, the best first."""

    ladder: str
    box: str
    players: int
    places: tuple[LadderPlace, ...]
    is_for_bots: bool = False


class RatingPoint(Struct, frozen=True):
    """A rating after a game, and the place in that game."""

    at: int
    rating: int
    table: str
    place: int


class ProfileRating(Struct, frozen=True, omit_defaults=True):
    """A rating on one ladder, with its latest history, the oldest first."""

    ladder: str
    box: str
    players: int
    rating: int
    deviation: int
    games: int
    history: tuple[RatingPoint, ...]


class BoxTally(Struct, frozen=True):
    """Results with one box and player count."""

    box: str
    players: int
    games: int
    won: int
    points: int  # influence, in all


class KindTally(Struct, frozen=True):
    """What one kind of card has brought a player."""

    kind: str
    played: int
    gained: int  # influence
    eliminated: int


class Bluff(Struct, frozen=True):
    """The kind that a player most often hid longest with profit, and the best time."""

    kind: str
    rounds: int  # hidden
    gained: int
    table: str  # empty for a private table, unless it is the player who asks
    times: int


class RecentGame(Struct, frozen=True, omit_defaults=True):
    """A finished game of a player. Only the player sees unrated games at private tables."""

    table: str
    at: int
    box: str
    players: int
    names: tuple[str, ...]
    points: int
    seat: int
    place: int
    rated: bool = False


class Profile(Struct, frozen=True, omit_defaults=True):
    """GET /api/people/{name or id}: what everyone may know about an account."""

    id: str
    name: str
    kind: AccountKind
    created: int
    games: int
    won: int
    ratings: tuple[ProfileRating, ...]
    by_box: tuple[BoxTally, ...]
    by_kind: tuple[KindTally, ...]
    recent: tuple[RecentGame, ...]
    owner_name: str | None = None  # of the person whose bot it is
    bluff: Bluff | None = None


class RatingChange(Struct, frozen=True):
    """What a rated game did to the rating of a seat, on the scale that people see."""

    seat: int
    before: int
    after: int


class RatingChanges(Struct, frozen=True):
    """GET /api/tables/{table}/ratings: by seat. It is empty until the game is counted, and for an unrated game."""

    ladder: str
    changes: tuple[RatingChange, ...]


ANSWERS = (LadderList, Leaderboard, Profile, RatingChanges)
