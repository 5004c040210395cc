"""What can go wrong, said in one sentence."""


class OriflammeError(ValueError):
    """Anything that is wrong with what was given to the program."""


class IllegalAction(OriflammeError):
    """An action that does not answer the open question; nothing has changed."""


class NotationError(OriflammeError):
    """A text that cannot be read; the sentence names the place."""


class RecordError(NotationError):
    """A record that cannot be read, or that is not what happened."""


class ScenarioError(NotationError):
    """A scenario that cannot be set up."""


class UnknownDeck(OriflammeError):
    """Neither the name of a deck nor ten kinds that make one."""
