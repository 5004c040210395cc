"""A review in sentences, and as a page: who lost what where, and how the chances went."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ..game import Game
from ..review import DecisionReview, Review
from ..texts import Texts
from .choices import sentence
from .players import People

COLOURS: Final = ("#b3282e", "#2b5f8c", "#3c7a3f", "#b8860b", "#6b4a8c")  # of the families
DASHES: Final = ("", "8 4", "2 4", "12 3 2 3", "5 5")  # so that colour is not needed
WIDTH: Final = 900
HEIGHT: Final = 260
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #2b2018; background: #f7efdd }
svg { width: 100%; height: auto; background: #fffaf0; border-radius: 6px }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #d9c594 }
.lost { text-align: right; font-variant-numeric: tabular-nums }
tr.turn { background: #f3dcc8 }
"""


class Reader:
    """A review read aloud in a language."""

    def __init__(self, game: Game, review: Review, texts: Texts) -> None:
        self._game = game
        self._review = review
        self._texts = texts
        self._people = People(game.names, None, texts.language)

    def lines(self) -> Iterator[str]:
        """Yield the review as sentences: the marks, then the turning points."""
        yield from self.marks()
        yield ""
        yield from self.turning_points() if self._review.turning_points else (self._texts.say("review-no-mistake"),)

    def name(self, seat: int) -> str:
        """Return how a player is called."""
        return self._people.name(seat)

    def marks(self) -> Iterator[str]:
        """Yield each player's mark, and what made their chances what they were."""
        found = self._review
        for seat, mark in enumerate(found.marks):
            shares = {"deal": found.deal[seat], "others": found.others[seat], "own": found.own[seat]}
            points = {name: f"{value:+.0f}".replace("-", "−") for name, value in shares.items()}
            yield self._texts.say("review-mark", name=self.name(seat), mark=mark, **points)

    def turning_points(self) -> Iterator[str]:
        """Yield what each turning point cost, and what would have been better."""
        for number in self._review.turning_points:
            yield self.cost(self._review.decisions[number])

    def cost(self, decision: DecisionReview) -> str:
        """Return what a choice cost."""
        return self._texts.say(
            "review-cost",
            number=decision.number + 1,
            round=decision.round,
            name=self.name(decision.seat),
            chosen=self.words(decision, decision.chosen),
            best=self.words(decision, decision.best),
            points=round(decision.lost),
        )

    def words(self, decision: DecisionReview, action: str) -> str:
        """Return an action as its player would say it."""
        view = self._game.at(decision.number).view(decision.seat)
        assert view.decision is not None
        told = People(self._game.names, decision.seat, self._texts.language)
        return next(sentence(view, told, one) for one in view.decision.actions if one.text == action)


def page(game: Game, review: Review, texts: Texts) -> str:
    """Return the review as the text of an HTML file that needs nothing else."""
    reader = Reader(game, review, texts)
    title = escape(texts.say("review-title"))
    marks = "".join(f"<li>{escape(line)}</li>" for line in reader.marks())
    points = "".join(f"<li>{escape(line)}</li>" for line in reader.turning_points())
    turning = f"<ol>{points}</ol>" if points else f"<p>{escape(texts.say('review-no-mistake'))}</p>"
    heads = "".join(f"<th>{escape(texts.say(f'review-column-{name}'))}</th>" for name in ("action", "player", "choice"))
    rows = "".join(_row(reader, decision, review) for decision in review.decisions)
    lost = escape(texts.say("review-column-lost"))
    names = [reader.name(seat) for seat in range(game.players)]
    return (
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1><ul>{marks}</ul>{curve(review, names)}"
        f"<h2>{escape(texts.say('review-turning-points'))}</h2>{turning}"
        f"<table><tr>{heads}<th class=lost>{lost}</th></tr>{rows}</table></html>"
    )


def _row(reader: Reader, decision: DecisionReview, review: Review) -> str:
    turns = ' class="turn"' if decision.number in review.turning_points else ""
    lost = f"{decision.lost:.0f}" if decision.lost else ""
    choice = escape(reader.words(decision, decision.chosen))
    name = escape(reader.name(decision.seat))
    return f"<tr{turns}><td>{decision.number + 1}</td><td>{name}</td><td>{choice}</td><td class=lost>{lost}</td></tr>"


def curve(review: Review, names: Sequence[str]) -> str:
    """Return the chances of all seats as a picture, with flags at the turning points."""
    points = review.curve
    step = WIDTH / max(len(points) - 1, 1)
    lines = []
    for seat, name in enumerate(names):
        path = " ".join(f"{step * at:.1f},{_height(chances[seat]):.1f}" for at, chances in enumerate(points))
        look = f'fill="none" stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"'
        lines.append(f'<polyline points="{path}" {look}><title>{escape(name)}</title></polyline>')
        lines.append(f'<text x="8" y="{20 + 18 * seat}" fill="{COLOURS[seat]}" font-size="14">{escape(name)}</text>')
    for number in review.turning_points:
        x = step * number
        lines.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{HEIGHT}" stroke="#8f1f1c" stroke-dasharray="3 3"/>')
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(lines)}</svg>'


def _height(chance: float) -> float:
    return HEIGHT - 10 - (HEIGHT - 20) * chance / 100
