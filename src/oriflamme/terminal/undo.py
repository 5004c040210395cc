"""Taking back one's own last choice."""

from ..events import Placed, Waited
from ..game import Game


def taken_back(game: Game, seat: int) -> Game | None:
    """Return the game before a seat's last choice, or None if it can no longer be taken back.

    It can while the same seat is asked again and the choice has told nobody anything: it was one half of an answer (a
    target before its gap, a mode before its target), or nothing but this seat's own waiting or placing has followed.
    A card that was turned up, a card that acted or another player's choice is never taken back.
    """
    view = game.view(seat)
    if view.decision is None or view.decision.seat != seat or not view.history:
        return None
    earlier = game.at(len(view.history) - 1)
    before = earlier.view(seat).decision
    if before is None or before.seat != seat:
        return None
    since = game.events(len(earlier.events(0, seat)), seat)
    quiet = all(isinstance(event, Placed | Waited) and event.seat == seat for event in since)
    return earlier if quiet else None
