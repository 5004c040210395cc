"""Reviews: what each decision of a finished game was worth, from what its player knew."""

from .beliefs import CardBelief, beliefs_in
from .decisions import DecisionReview, Option
from .maker import review, review_of, reviews_of
from .summary import Review, SeatSummary, Summary, summary_of

__all__ = [
    "CardBelief",
    "DecisionReview",
    "Option",
    "Review",
    "SeatSummary",
    "Summary",
    "beliefs_in",
    "review",
    "review_of",
    "reviews_of",
    "summary_of",
]
