"""GET /api/about: what can be chosen on this server."""

from ... import __version__
from ...card_texts import card_texts, type_of
from ...protocol.messages import VERSION, About, BotLevel, Kind, Phrase
from ...rules.decks import BOXES, DECKS, LINES, NUMBERS, box_of, line_of
from ...rules.kinds import NAMES
from ..bot_pool.pool import LEVELS
from ..tables.phrases import PHRASES


def about() -> About:
    """Return what can be chosen on this server."""
    texts = card_texts()
    return About(
        version=__version__,
        protocol=VERSION,
        decks={name: tuple(NAMES[kind] for kind in kinds) for name, kinds in DECKS.items()},
        lines=LINES,
        kinds=tuple(
            Kind(
                kind,
                texts[kind].name,
                BOXES[box_of(number)],
                line_of(number),
                type_of(kind),
                texts[kind].text,
                texts[kind].rulings,
                texts[kind].tip,
            )
            for kind, number in NUMBERS.items()
        ),
        bots=tuple(BotLevel(name, text) for name, text in LEVELS.items()),
        phrases=tuple(Phrase(name, text) for name, text in PHRASES.items()),
    )
