"""Web push: messages that only one browser can read (RFC 8291), signed with a key of this server (RFC 8292)."""

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

KEY: Final = "vapid"  # the fact that holds the private key
KEPT_FOR: Final = 86_400  # seconds for which a push service keeps a message for an offline browser
SIGNED_FOR: Final = 12 * 3600  # seconds


class Push(NamedTuple):
    """The key pair of this server, and its contact for push services."""

    vapid: Vapid02
    contact: str

    @property
    def public_key(self) -> str:
        """The public key, which a browser needs to subscribe."""
        return _encode(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def encrypt(self, content: bytes, keys: PushKeys) -> bytes:
        """Return a message that only the browser with these keys can read."""
        key = ec.generate_private_key(ec.SECP256R1())
        encrypted: bytes = http_ece.encrypt(
            content, private_key=key, dh=_decode(keys.p256dh), auth_secret=_decode(keys.auth), version="aes128gcm"
        )
        return encrypted

    def headers(self, origin: str, topic: str) -> dict[str, str]:
        """Return the headers for a push service. It keeps only the last message of a topic."""
        claims = {"aud": origin, "exp": int(time.time()) + SIGNED_FOR, "sub": self.contact}
        return {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT_FOR),
            "topic": topic,
            "authorization": self.vapid.sign(claims)["Authorization"],
        }


async def load_push(store: Store, contact: str) -> Push:
    """Return the keys of this server; create them the first time."""
    private = await _stored_key(store)
    if private is None:
        private_value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        try:
            async with store.people.begin() as connection:
                await connection.execute(
                    insert(schema.facts).values(name=KEY, fact=_encode(private_value.to_bytes(32, "big")))
                )
        except IntegrityError:
            pass  # another process was faster
        private = await _stored_key(store)
        assert private is not None
    vapid = Vapid02.from_raw(private.encode())
    vapid.conf = {"no-strict": True}  # py_vapid does not accept addresses of a private network
    return Push(vapid, contact)


async def _stored_key(store: Store) -> str | None:
    facts = schema.facts.c
    async with store.reading.connect() as connection:
        return (await connection.execute(select(facts.fact).where(facts.name == KEY))).scalar()


def check_keys(keys: PushKeys | None) -> None:
    """Refuse keys that cannot encrypt a message."""
    try:
        if keys is None or len(_decode(keys.auth)) != 16:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decode(keys.p256dh))
    except (ValueError, binascii.Error):
        raise Refusal("bad_address", "keys") from None


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _encode(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
