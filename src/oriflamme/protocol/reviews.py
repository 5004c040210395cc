"""The HTTP bodies about reviews of finished games."""

from msgspec import Struct

from ..review import DecisionReview, Summary


class ReviewProgress(Struct, frozen=True, omit_defaults=True):
    """POST and GET /api/replays/{table}/review: what is known of a review so far, from decision `since` on."""

    total: int  # decisions of the game
    since: int
    decisions: tuple[DecisionReview, ...]
    summary: Summary | None = None  # once all decisions are reviewed


ANSWERS = (ReviewProgress,)
