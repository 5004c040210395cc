"""Write the golden files again: `python -m tests.rules.golden.make`. Check the diff before you commit it."""

import json
from pathlib import Path

from oriflamme import Game
from oriflamme.notation.record import write_json
from oriflamme.rules import State, legal, step
from oriflamme.rules.decks import DECKS
from tests.games import Play

HERE = Path(__file__).parent
RECORDS = HERE / "records.jsonl"
PERFT = HERE / "perft.json"
DEPTH = 5


def golden_plays() -> list[Play]:
    """Return one game for every box, preset and mix, and count of players, in both editions."""
    return [
        Play(players, deck, 1000 + index, index % players, ("revised", "first")[index % 2], 1 + index % 2, 0.5)
        for index, (deck, players) in enumerate(
            (deck, players) for deck in (*DECKS, "random", "any") for players in (3, 4, 5)
        )
    ]


def positions(game: Game) -> list[str]:
    """Return what `oriflamme replay --positions` prints."""
    lines = []
    for count, move in enumerate(game.moves):
        lines += [str(game.at(count).position()), f"> {move}"]
    return [*lines, str(game.position())]


def perft(state: State, depth: int) -> int:
    """Return the count of action sequences of this length. A game that ends sooner has none."""
    actions = legal(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        step(after, action)
        total += perft(after, depth - 1)
    return total


def perft_starts() -> list[tuple[str, Game]]:
    """Return fixed deals, at their beginning and in the middle of a resolution."""
    starts = []
    for deck in DECKS:
        for players, actions in ((3, 0), (3, 3), (3, 16), (4, 25), (5, 45)):
            play = Play(players, deck, 77 + actions, 0, "revised", 1, 0.7)
            starts.append((f"{deck}, {players} players, seed {play.seed}, after {actions}", play.game(actions)))
    return starts


def perft_counts(game: Game, deepest: int = DEPTH) -> list[int]:
    return [perft(game.state, depth) for depth in range(1, deepest + 1)]


def main() -> None:
    records = [play.game(400).record() for play in golden_plays()]
    RECORDS.write_text("".join(write_json(record) + "\n" for record in records))
    for deck in ("base", "ablaze", "alliance", "masks"):
        game = Play(3, deck, 5, 0, "revised", 1, 0.6).game(400)
        (HERE / f"{deck}.json").write_text(write_json(game.record()) + "\n")
        (HERE / f"{deck}.positions").write_text("\n".join(positions(game)) + "\n")
    counts = {name: {"record": game.record(), "counts": perft_counts(game)} for name, game in perft_starts()}
    PERFT.write_text(
        "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in counts.items()) + "\n}\n"
    )


if __name__ == "__main__":
    main()
