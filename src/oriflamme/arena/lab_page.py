"""The lab's page for people: one HTML file that needs nothing else."""

import time
from collections.abc import Iterator, Sequence
from html import escape

from .. import __version__
from ..texts.cards import kind_name
from .lab import DeckFindings, Experiment, Findings, Mean
from .lab_plots import Panel, dots_plot
from .lab_sentences import headline, stands
from .plots import Bar, bars_plot, histogram
from .report import frame, html_table
from .statistics import Share, percent

USES = (("in hand", "hand"), ("placed", "placed"), ("revealed", "revealed"))


def lab_page(experiment: Experiment, found: Sequence[DeckFindings], command: str = "") -> str:
    """Return the page as the text of an HTML file."""
    names = [deck.name for deck in found]
    heading = f"Balance of {names[0]}" if len(names) == 1 else f"Balance of {', '.join(names[:-1])} and {names[-1]}"
    parts = [f"<h1>{escape(heading)}</h1>"]
    if len(found) == 1:
        parts += [f"<p class=lead>{escape(headline(found[0]))}</p>", _made(experiment, found, command)]
        parts += [_kinds_of(found[0]), *_deck_parts(found[0], "h2")]
    else:
        parts += [_made(experiment, found, command), *_side_by_side(found)]
        for deck in found:
            parts += [f"<h2>{escape(deck.name)}</h2><p>{escape(headline(deck))}</p>", _kinds_of(deck)]
            parts += _deck_parts(deck, "h3")
    return frame(heading, [*parts, *_reading(experiment)])


def _made(experiment: Experiment, found: Sequence[DeckFindings], command: str) -> str:
    made = f"<p class=small>Made by <code>{escape(command)}</code></p>" if command else ""
    return (
        f"<p class=small>{sum(deck.games for deck in found):,} games of {escape(experiment.bot)} in all seats, "
        f"{experiment.games:,} for each deck and number of players, seed {experiment.seed}, {experiment.edition} "
        f"edition. A shared win is split. Intervals are 95 %, by bootstrap over deals. "
        f"oriflamme {__version__}, {time.strftime('%Y-%m-%d')}.</p>{made}"
    )


def _kinds_of(deck: DeckFindings) -> str:
    kinds = ", ".join(sorted(kind_name(strength.kind) for strength in deck.strengths))
    return f"<p class=small>{len(deck.strengths)} kinds: {escape(kinds)}.</p>"


def _side_by_side(found: Sequence[DeckFindings]) -> Iterator[str]:
    yield (
        "<h2>Side by side</h2><p>The worst and the best seat and kind: the closer they are, the more balanced the "
        "deck. Chance alone causes some difference, especially with few games.</p>"
    )
    rows = []
    for deck in found:
        for table in deck.tables:
            shares = [share.value for share in table.seats]
            held = [kind.hand.value for kind in table.kinds.values() if kind.hand.games]
            rows.append(
                [
                    escape(deck.name),
                    str(table.players),
                    f"{percent(min(shares))} – {percent(max(shares))}",
                    f"{percent(min(held))} – {percent(max(held))}",
                    _number(table.score),
                    _number(table.deviation),
                    _number(table.margin),
                    _share(table.shared),
                ]
            )
    titles = ["deck", "players", "seats", "kinds in hand", "influence", "deviation", "margin", "several winners"]
    yield html_table(titles, rows, 1)


def _deck_parts(deck: DeckFindings, level: str) -> Iterator[str]:
    yield from _seats_part(deck, level)
    yield from _kinds_part(deck, level)
    yield from _influence_part(deck, level)
    yield from _scores_part(deck, level)
    yield from _lengths_part(deck, level)


def _seats_part(deck: DeckFindings, level: str) -> Iterator[str]:
    yield f"<{level}>By seat</{level}><p>Seat 0 begins the first round. The dashed line is par.</p>"
    bars = [
        Bar(f"seat {seat}\nof {table.players}", share, table.par)
        for table in deck.tables
        for seat, share in enumerate(table.seats)
    ]
    yield bars_plot(bars, f"win share by seat, {escape(deck.name)}")
    rows = [
        [str(table.players), percent(table.par), *(_share(share, table.par) for share in table.seats)]
        for table in deck.tables
    ]
    most = max(table.players for table in deck.tables)
    rows = [row + [""] * (most + 2 - len(row)) for row in rows]
    yield html_table(["players", "par", *(f"seat {seat}" for seat in range(most))], rows, 1)


def _kinds_part(deck: DeckFindings, level: str) -> Iterator[str]:
    yield (
        f"<{level}>What each kind is worth</{level}><p>How often the players who were dealt a kind win, relative "
        "to par and for all player counts combined: 1.10 means 10 % more wins. Cards are dealt by chance, so this is "
        "what the card is worth to the bot that plays it.</p>"
    )
    held = [strength for strength in deck.strengths if strength.hand]
    panel = Panel("", [("in hand", [strength.hand for strength in held])], 1.0)
    yield dots_plot(
        [kind_name(one.kind) for one in held], [panel], "wins, relative to par", f"worth, {escape(deck.name)}"
    )
    yield (
        f"<{level}>In hand, placed, revealed</{level}><p>The win share of the players who were dealt a kind, who "
        "placed it, and who revealed it; the dashed line is par. Placing and revealing are choices: a card that is "
        "revealed when things go well looks strong, and a trap that had to be revealed has failed.</p>"
    )
    kinds = [strength.kind for strength in deck.strengths]
    panels = [
        Panel(
            f"{table.players} players",
            [(name, [_in_percent(table, kind, use) for kind in kinds]) for name, use in USES],
            100 * table.par,
        )
        for table in deck.tables
    ]
    yield dots_plot([kind_name(kind) for kind in kinds], panels, "win share in %", f"kinds of {escape(deck.name)}")
    yield (
        "<p>The same for all player counts combined, relative to par. Influence is what the card earned for each "
        "player who placed it; a pot belongs to the card it lay on.</p>"
    )
    rows = [
        [
            kind_name(strength.kind),
            *(_lift(getattr(strength, use)) for _, use in USES),
            _number(strength.earned),
        ]
        for strength in deck.strengths
    ]
    yield html_table(["kind", "in hand", "placed", "revealed", "influence"], rows, 1)
    for table in deck.tables:
        yield f"<details><summary>The win shares with {table.players} players, par {percent(table.par)}</summary>"
        rows = []
        for kind in (kind for kind in kinds if kind in table.kinds):
            noted = table.kinds[kind]
            shares = (noted.hand, noted.aside, noted.placed, noted.revealed)
            rows.append([kind_name(kind), *(_share(share, table.par) for share in shares), _number(noted.earned)])
        yield html_table(["kind", "in hand", "set aside", "placed", "revealed", "influence"], rows, 1)
        yield "</details>"


def _influence_part(deck: DeckFindings, level: str) -> Iterator[str]:
    yield f"<{level}>What each kind earns</{level}><p>Influence for each player who placed it.</p>"
    ranked = sorted(
        deck.strengths, key=lambda strength: (-strength.earned.value if strength.earned else 1.0, strength.kind)
    )
    kinds = [strength.kind for strength in ranked]
    series = [
        (
            f"{table.players} players",
            [table.kinds[kind].earned if kind in table.kinds else None for kind in kinds],
        )
        for table in deck.tables
    ]
    label = f"influence by kind, {escape(deck.name)}"
    yield dots_plot([kind_name(kind) for kind in kinds], [Panel("", series)], "influence per placed card", label)


def _scores_part(deck: DeckFindings, level: str) -> Iterator[str]:
    yield (
        f"<{level}>Scores and ties</{level}><p>Influence at the end. The margin is how far the best player is ahead "
        "of the second. Cards in the queue break ties; players who are still tied share the win.</p>"
    )
    rows = [
        [
            str(table.players),
            _number(table.score),
            _number(table.deviation),
            _number(table.margin),
            _share(table.level),
            _share(table.shared),
        ]
        for table in deck.tables
    ]
    titles = ["players", "mean", "standard deviation", "margin", "equal influence at the top", "several winners"]
    yield html_table(titles, rows, 1)
    winners, others = deck.together("winners"), deck.together("others")
    yield histogram([("winners", winners), ("the others", others)], "influence at the end")
    yield histogram([("games", deck.together("margins"))], "margin of the winner")


def _lengths_part(deck: DeckFindings, level: str) -> Iterator[str]:
    yield f"<{level}>Length of games</{level}>"
    rows = [
        [
            str(table.players),
            _number(table.length),
            str(min(table.facts.lengths)),
            str(max(table.facts.lengths)),
        ]
        for table in deck.tables
    ]
    yield html_table(["players", "decisions", "shortest", "longest"], rows, 1)
    yield histogram([(f"{table.players} players", table.facts.lengths) for table in deck.tables], "decisions in a game")


def _reading(experiment: Experiment) -> Iterator[str]:
    yield (
        "<h2>How far to trust this</h2><ul>"
        f"<li>These are games of {escape(experiment.bot)} against itself. A card that it plays badly looks weak, and a "
        "better player may change the order.</li>"
        "<li>One interval in twenty misses the true value by chance. Green means that the whole interval is above par, "
        "red that it is below.</li>"
        "<li>Placed: brought into the queue, from the hand, by an exchange, as a Twin or by Impersonation. Revealed: "
        "turned face up by its player, or entered the queue face up; not uncovered by an elimination.</li>"
        "<li>Influence taken from a player counts for the kind that took it. Losses are not subtracted from any kind."
        "</li></ul>"
    )


def _in_percent(table: Findings, kind: str, use: str) -> Mean | None:
    if kind not in table.kinds:
        return None
    share: Share = getattr(table.kinds[kind], use)
    return Mean(100 * share.value, 100 * share.low, 100 * share.high) if share.games else None


def _share(share: Share, par: float | None = None) -> str:
    if not share.games:
        return "·"
    value = percent(share.value)
    if par is not None:
        value = f"<span class={stands(share, par)}>{value}</span>"
    return f"{value}<br><small>{share.interval}</small>"


def _lift(number: Mean | None) -> str:
    return "·" if number is None else f"<span class={stands(number, 1)}>{_number(number)}</span>"


def _number(number: Mean | None) -> str:
    if number is None:
        return "·"
    return f"{number.value:.2f}<br><small>{number.low:.2f} – {number.high:.2f}</small>"
