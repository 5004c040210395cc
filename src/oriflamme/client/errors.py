"""What can go wrong between a program and a server."""

from ..errors import OriflammeError


class ClientError(OriflammeError):
    """The program's request failed, at the server or on the way to it."""


class Refused(ClientError):
    """The server refused a request and changed nothing: a code for programs, a sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Lost(ClientError):
    """The server does not answer, or does not answer as an Oriflamme server does."""
