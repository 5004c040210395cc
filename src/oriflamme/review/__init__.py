"""Reviews: what each decision of a finished game was worth, from what its player knew."""

from .maker import DecisionReview, Option, Review, review, reviews_of

__all__ = ["DecisionReview", "Option", "Review", "review", "reviews_of"]
