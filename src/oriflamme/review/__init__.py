"""Reviews: what each decision of a finished game was worth, from what its player knew."""

from .advice import Advice, advice
from .beliefs import CardBelief, beliefs_in
from .decisions import DecisionReview, Option
from .maker import choices_of, review, review_of, reviews_of
from .summary import Review, SeatSummary, Summary, summary_of

__all__ = [
    "Advice",
    "CardBelief",
    "DecisionReview",
    "Option",
    "Review",
    "SeatSummary",
    "Summary",
    "advice",
    "beliefs_in",
    "choices_of",
    "review",
    "review_of",
    "reviews_of",
    "summary_of",
]
