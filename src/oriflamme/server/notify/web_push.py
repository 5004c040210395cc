"""Web push: messages that only one browser can read (RFC 8291), signed with a key of this server's (RFC 8292)."""

import base64
import binascii
import time
from typing import Final, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ...protocol.notifications import PushKeys
from ..storage import schema
from ..storage.store import Store
from ..wire.refusal import Refusal

KEY: Final = "vapid"  # the fact that is the private key
KEPT_FOR: Final = 86_400  # seconds for which a push service keeps a message for a browser that is not there
SIGNED_FOR: Final = 12 * 3600  # seconds


class Push(NamedTuple):
    """A key pair of this server's, and how push services can ask who it is."""

    vapid: Vapid02
    contact: str

    @property
    def public_key(self) -> str:
        """What a browser must know to let this server push."""
        return _written(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sealed(self, content: bytes, keys: PushKeys) -> bytes:
        """Return a message that only the browser with these keys can read."""
        key = ec.generate_private_key(ec.SECP256R1())
        sealed: bytes = http_ece.encrypt(
            content, private_key=key, dh=_read(keys.p256dh), auth_secret=_read(keys.auth), version="aes128gcm"
        )
        return sealed

    def headers(self, origin: str, topic: str) -> dict[str, str]:
        """Return the headers for a push service; of messages with one topic that wait, only the last is shown."""
        claims = {"aud": origin, "exp": int(time.time()) + SIGNED_FOR, "sub": self.contact}
        return {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT_FOR),
            "topic": topic,
            "authorization": self.vapid.sign(claims)["Authorization"],
        }


async def push_of(store: Store, contact: str) -> Push:
    """Return the keys of this server; they are made once."""
    private = await _kept(store)
    if private is None:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        try:
            async with store.people.begin() as connection:
                await connection.execute(
                    insert(schema.facts).values(name=KEY, fact=_written(number.to_bytes(32, "big")))
                )
        except IntegrityError:
            pass  # another process was quicker
        private = await _kept(store)
        assert private is not None
    vapid = Vapid02.from_raw(private.encode())
    vapid.conf = {"no-strict": True}  # who is served inside a network has no address that py_vapid takes for one
    return Push(vapid, contact)


async def _kept(store: Store) -> str | None:
    facts = schema.facts.c
    async with store.reading.connect() as connection:
        return (await connection.execute(select(facts.fact).where(facts.name == KEY))).scalar()


def check_keys(keys: PushKeys | None) -> None:
    """Refuse keys with which nothing can be sealed."""
    try:
        if keys is None or len(_read(keys.auth)) != 16:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _read(keys.p256dh))
    except (ValueError, binascii.Error):
        raise Refusal("bad_address", "keys") from None


def _read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
