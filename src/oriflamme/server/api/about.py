"""GET /api/about: what can be chosen on this server."""

from collections.abc import Iterable

from ... import __version__
from ...bots import CHARACTER_LEVELS, CHARACTERS, COSTS
from ...protocol.messages import VERSION
from ...protocol.tables import About, BotLevel, Kind, Phrase
from ...rules.decks import BOXES, DECKS, LINES, NUMBERS, box_of, line_of
from ...rules.kinds import FEWEST, NAMES, SEATS
from ...texts import texts_in
from ...texts.cards import card_texts, type_of
from ..bot_pool.pool import LEVELS
from ..tables.phrases import PHRASES, phrase_in_english


def about() -> About:
    """Return what can be chosen on this server."""
    texts = card_texts("en")
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
        bots=_described(LEVELS),
        phrases=tuple(Phrase(phrase, phrase_in_english(phrase)) for phrase in PHRASES),
        players=tuple(range(FEWEST, SEATS + 1)),
        characters=_described(CHARACTERS),
        character_levels=tuple(CHARACTER_LEVELS),
    )


def _described(bots: Iterable[str]) -> tuple[BotLevel, ...]:
    return tuple(BotLevel(bot, texts_in("en").say(f"bot-{bot}.about"), COSTS.get(bot, 0)) for bot in bots)
