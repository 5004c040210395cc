"""What can go wrong between a program and a server."""

from ..errors import OriflammeError


class ClientError(OriflammeError):
    """Something that a server, or the way to it, did not let happen."""


class Refused(ClientError):
    """The server has refused something, and nothing was changed: a code for programs, a sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Lost(ClientError):
    """The server does not answer, or not as an Oriflamme server does."""
