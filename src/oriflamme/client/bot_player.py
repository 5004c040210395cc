"""A bot of the arena, the terminal or a server as a player of the client: it gets a view and returns an action."""

from collections.abc import Callable
from secrets import randbits

from ..bots import Bot, local_bot
from .decision import Decision, Player


class BotPlayer:
    """Shows a bot the view of its seat, made from what the server has told the client."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, decision: Decision) -> str:
        """Return the text of the action that the bot chooses."""
        return str(self._bot.choose(decision.view()))


def as_player(bot: Bot | str) -> BotPlayer:
    """Return a player that plays as a bot, given as an object or by its name: `club:300` or `mybots.Mine`."""
    return BotPlayer(local_bot(bot, randbits(32)) if isinstance(bot, str) else bot)


def maker_of(player: Callable[[], Player] | str) -> Callable[[], Player]:
    """Return what makes a player for each game; a name makes a new bot each time."""
    if not isinstance(player, str):
        return player
    name = player
    as_player(name)  # a wrong name is refused before the first game
    return lambda: as_player(name)
