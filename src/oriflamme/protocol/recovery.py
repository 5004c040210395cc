"""Recovery of an account whose password is forgotten: the HTTP bodies."""

from typing import Annotated

from msgspec import Meta, Struct

from .accounts import Me, Password
from .fields import Name, Token


class RecoverByCode(Struct, frozen=True):
    """POST /api/recovery/code: set a new password with the account's recovery code. Every session ends."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    password: Password


class AskForMail(Struct, frozen=True):
    """POST /api/recovery/mail: mail a link to the confirmed addresses of an account. The answer is always the same."""

    name: Name


class RecoverByMail(Struct, frozen=True):
    """POST /api/recovery/link: set a new password with the token of a mailed link. Every session ends."""

    token: Token
    password: Password


class RecoveryWays(Struct, frozen=True):
    """GET /api/recovery: whether this server can mail a link."""

    mail: bool


class NewRecoveryCode(Struct, frozen=True):
    """POST /api/account/recovery: make a new recovery code; the old one stops working."""

    password: Annotated[str, Meta(min_length=1, max_length=200)]


class RecoveryCode(Struct, frozen=True):
    """A recovery code. It is shown only once."""

    code: str


class RecoveryState(Struct, frozen=True, omit_defaults=True):
    """GET /api/account/recovery: since when the account has a recovery code, and whether a link can be mailed to it."""

    created: int | None = None
    mail: bool = False


class SignedUp(Me, frozen=True, omit_defaults=True):
    """The account that was made or recovered, with a new recovery code. The code is shown only here."""

    recovery_code: str = ""


BODIES = (RecoverByCode, AskForMail, RecoverByMail, NewRecoveryCode)
ANSWERS = (RecoveryWays, RecoveryCode, RecoveryState, SignedUp)
