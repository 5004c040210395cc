"""A report for people: one HTML file that needs nothing else."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

import msgspec

from .. import __version__
from . import plots
from .comparison import Comparison
from .contests import fault_lines, headline, pooled, standing, worst_first
from .job import Cell
from .plots import Bar
from .ratings import Rating, payoff
from .statistics import percent
from .tally import Tally

MOST_ROWS: Final = 60  # cells in the plot; the table has all of them

STYLE: Final = """
body{font:16px/1.55 system-ui,'Segoe UI',Roboto,'Helvetica Neue',sans-serif;color:#222;background:#fbfaf7;margin:0}
main{max-width:56rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font:600 1.9rem/1.2 Georgia,serif;margin:.2em 0}h2{font:600 1.25rem/1.3 Georgia,serif;margin:2.2em 0 .4em}
h3{font:600 1.02rem/1.3 Georgia,serif;margin:1.8em 0 .3em}
.lead{font-size:1.2rem;max-width:44rem}.small{color:#6b6b6b;font-size:.88rem}
table{border-collapse:collapse;width:100%;font-size:.92rem;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:600;border-bottom:2px solid #ddd6c8;padding:.35rem .5rem}
td{border-bottom:1px solid #eae5da;padding:.3rem .5rem}.n{text-align:right;white-space:nowrap}
.above{color:#1f6b40}.about{color:#8a5a12}.below{color:#a12d22}
.wide{overflow-x:auto}figure{margin:.6rem 0}figure svg{width:100%;height:auto}
code{background:#f0ece2;padding:.1em .35em;border-radius:3px}li{margin:.2em 0}
"""


class Report(msgspec.Struct, frozen=True):
    """The contents of a report."""

    totals: dict[Cell, Tally]
    seed: int
    deals: int
    command: str = ""  # repeats the results
    ratings: Sequence[Rating] = ()
    comparison: Comparison | None = None


def page(report: Report) -> str:
    """Return the report as the text of an HTML file."""
    played = {cell: tally for cell, tally in report.totals.items() if tally.deals}
    heroes = list(dict.fromkeys(cell.hero for cell in report.totals))
    title = " and ".join(heroes) if len(heroes) < 3 else f"{len(heroes)} bots"
    parts = [_head(report, title), *_payoff_part(report, played), *_cells_part(played)]
    if len(heroes) == 1:
        parts += [*_seats_part(played), *_decks_part(played), *_points_part(played), *_influence_part(played)]
    parts += [*_lengths_part(played), *_faults_part(report.totals)]
    return frame(f"{title} in the arena", parts)


def frame(title: str, parts: Sequence[str]) -> str:
    """Return a whole page."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body><main>\n{body}\n</main></body></html>\n"
    )


def _head(report: Report, title: str) -> str:
    games = sum(tally.games for tally in report.totals.values())
    sentence = f"{report.comparison}." if report.comparison else headline(report.totals)
    if report.ratings:
        sentence = _best_of(report)
    command = f"<p class=small>Made by <code>{escape(report.command)}</code></p>" if report.command else ""
    test = ""
    if report.comparison:
        terms = report.comparison.terms
        test = (
            f"<p>Sequential test on the same deals and seats: no difference against {100 * terms.margin:g} points, "
            f"wrong at most {100 * terms.alpha:g} % and {100 * terms.beta:g} % of the time. It stopped after "
            f"{report.comparison.verdict.deals:,} deals, of which {report.comparison.different:,} came out "
            "differently; a difference seen when a test stops early is a little too large on average.</p>"
        )
    return (
        f"<h1>{escape(title)} in the arena</h1><p class=lead>{escape(sentence)}</p>{test}"
        f"<p class=small>{games:,} games on at most {report.deals:,} deals per cell, seed {report.seed}. The hero "
        "plays each deal once in each seat. A shared win is split. Intervals are 95 %, by bootstrap over deals. "
        f"oriflamme {__version__}, {time.strftime('%Y-%m-%d')}.</p>{command}"
    )


def _best_of(report: Report) -> str:
    """Return who leads a tournament, and where the leader is weakest."""
    best = report.ratings[0].name
    cell, worst = worst_first({cell: tally for cell, tally in report.totals.items() if cell.hero == best})[0]
    everywhere = " and is above par at every table" if standing(cell, worst) == "above" else ""
    return (
        f"Of {len(report.ratings)} bots, {best} is rated highest{everywhere}. Its worst table: {percent(worst.value)} "
        f"against {cell.opponents} (par {100 * cell.par:.0f} %)."
    )


def _payoff_part(report: Report, played: Mapping[Cell, Tally]) -> Iterator[str]:
    """Yield the ratings and the payoff table of a tournament."""
    if not report.ratings:
        return
    names = [rating.name for rating in report.ratings]
    yield "<h2>Ratings</h2><p>Plackett-Luce (openskill), games in shuffled order. A rating hides cycles: see below.</p>"
    rows = [
        [escape(rating.name), f"{rating.mu:.1f}", f"± {2 * rating.sigma:.1f}", f"{rating.games:,}"]
        for rating in report.ratings
    ]
    yield html_table(["bot", "rating", "95 %", "games"], rows, 1)
    yield "<h2>Who beats whom</h2><p>The win share of the row at a table full of the column.</p>"
    table = payoff(played)
    cells = {(cell.hero, cell.table[0]): cell for cell in played if len(set(cell.table)) == 1}
    rows = []
    for hero in names:
        row = [escape(hero)]
        for opponent in names:
            share = table.get(hero, {}).get(opponent)
            if share is None or not share.games:
                row.append("·")
            else:
                colour = standing(cells[hero, opponent], share)
                row.append(f"<span class={colour}>{percent(share.value)}</span><br><small>{share.interval}</small>")
        rows.append(row)
    yield html_table(["hero", *map(escape, names)], rows, 1)


def _cells_part(played: Mapping[Cell, Tally]) -> Iterator[str]:
    """Yield the win share of each cell, worst first."""
    ranked = worst_first(played)
    if not ranked:
        yield "<p>No game was finished.</p>"
        return
    yield f"<h2>Win share{', the worst cell first' if len(ranked) > 1 else ''}</h2>"
    heroes = {cell.hero for cell in played}
    shown = ranked[:MOST_ROWS]
    names = [
        f"{cell.hero + ': ' if len(heroes) > 1 else ''}{cell.opponents} · {deck_name(cell)} · {cell.players}"
        for cell, _ in shown
    ]
    yield plots.cells_plot(shown, names)
    rows = [
        [
            escape(cell.hero),
            escape(cell.opponents),
            escape(deck_name(cell)),
            str(cell.players),
            f"<b class={standing(cell, share)}>{percent(share.value)}</b>",
            share.interval,
            percent(cell.par),
            f"{share.games:,}",
        ]
        for cell, share in ranked
    ]
    yield html_table(["hero", "against", "deck", "players", "wins", "95 % interval", "par", "games"], rows, 3)


def _seats_part(played: Mapping[Cell, Tally]) -> Iterator[str]:
    yield "<h2>By seat</h2><p>Seat 0 begins the first round. The dashed line is par.</p>"
    rows = []
    for players in sorted({cell.players for cell in played}):
        cells = [cell for cell in played if cell.players == players]
        bars = [Bar(f"seat {seat}", pooled(played, cells, seat), 1 / players) for seat in range(players)]
        yield plots.bars_plot(bars, f"win share by seat, {players} players")
        rows += [[f"{players}", bar.name, percent(bar.share.value), bar.share.interval] for bar in bars]
    yield html_table(["players", "seat", "wins", "95 % interval"], rows, 2)


def _decks_part(played: Mapping[Cell, Tally]) -> Iterator[str]:
    decks = list(dict.fromkeys(deck_name(cell) for cell in played))
    if len(decks) < 2:
        return
    yield "<h2>By deck</h2><p>All tables taken together. The dashed line is par.</p>"
    rows = []
    for players in sorted({cell.players for cell in played}):
        groups = {
            deck: [cell for cell in played if (deck_name(cell), cell.players) == (deck, players)] for deck in decks
        }
        bars = [Bar(deck, pooled(played, cells), 1 / players) for deck, cells in groups.items() if cells]
        yield plots.bars_plot(bars, f"win share by deck, {players} players")
        rows += [[f"{players}", escape(bar.name), percent(bar.share.value), bar.share.interval] for bar in bars]
    yield html_table(["players", "deck", "wins", "95 % interval"], rows, 2)


def _points_part(played: Mapping[Cell, Tally]) -> Iterator[str]:
    pointed = {cell: tally for cell, tally in played.items() if tally.pointed}
    if not pointed:
        return
    games = sum(tally.pointed for tally in pointed.values())
    opponents = sum(tally.pointed * len(cell.table) for cell, tally in pointed.items())
    kinds = {kind for tally in pointed.values() for kind in tally.points}
    points = []
    for kind in kinds:
        hero = sum(tally.points.get(kind, (0, 0))[0] for tally in pointed.values()) / games
        others = sum(tally.points.get(kind, (0, 0))[1] for tally in pointed.values()) / opponents
        points.append((kind.replace("_", " "), hero, others))
    points.sort(key=lambda point: -point[1])
    yield "<h2>How points are earned</h2><p>Influence a game by the kind of card that brought it.</p>"
    yield plots.points_plot(points)
    rows = [[kind, f"{hero:.2f}", f"{others:.2f}"] for kind, hero, others in points]
    yield html_table(["kind", "hero", "an opponent"], rows, 1)


def _influence_part(played: Mapping[Cell, Tally]) -> Iterator[str]:
    stocks, others = (
        _together([tally.stocks for tally in played.values()]),
        _together([t.others for t in played.values()]),
    )
    if stocks:
        yield (
            f"<h2>Influence at the end</h2><p>The hero ends with {_mean(stocks):.1f} on average, an opponent with "
            f"{_mean(others):.1f}.</p>"
        )
        yield plots.histogram([("hero", stocks), ("opponents", others)], "influence at the end")


def _lengths_part(played: Mapping[Cell, Tally]) -> Iterator[str]:
    lengths = _together([tally.lengths for tally in played.values()])
    if lengths:
        yield f"<h2>Length of games</h2><p>{_mean(lengths):.0f} decisions on average.</p>"
        yield plots.histogram([("games", lengths)], "decisions in a game")


def _faults_part(totals: Mapping[Cell, Tally]) -> Iterator[str]:
    lines = fault_lines(totals)
    if lines:
        yield "<h2>Bots that failed</h2><ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def _together(many: Sequence[Mapping[int, int]]) -> Counter[int]:
    total: Counter[int] = Counter()
    for counts in many:
        total.update(counts)
    return total


def _mean(counts: Mapping[int, int]) -> float:
    return sum(number * times for number, times in counts.items()) / max(1, sum(counts.values()))


def html_table(titles: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """Return a table; the first columns are words, the others numbers."""
    head = "".join(f"<th{_class(place, words)}>{title}</th>" for place, title in enumerate(titles))
    lines = (
        "<tr>" + "".join(f"<td{_class(place, words)}>{text}</td>" for place, text in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f"<div class=wide><table><tr>{head}</tr>\n" + "\n".join(lines) + "</table></div>"


def _class(place: int, words: int) -> str:
    return "" if place < words else " class=n"


def deck_name(cell: Cell) -> str:
    """Return a deck's name, or a short name for ten kinds."""
    kinds = cell.deck.split(",")
    return cell.deck if len(kinds) == 1 else f"{kinds[0].strip()} and {len(kinds) - 1} more"
