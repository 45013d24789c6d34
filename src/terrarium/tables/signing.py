"""Cookies are signed: what no key of ours has signed is not even looked up."""

import hmac
import secrets
import time
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select

from terrarium.tables.database.schema import signing_keys

LONGEST_LIFE = 365 * 24 * 3600  # seconds that a cookie lives, and so an older key, too
_KEY_BYTES = 32
_BETWEEN = "."


class Signer:
    """Signs with the newest key, and knows the older ones."""

    def __init__(self, keys: list[bytes]) -> None:
        self._keys = keys  # the newest first

    def sign(self, secret: str) -> str:
        return f"{secret}{_BETWEEN}{_signature(self._keys[0], secret)}"

    def secret_in(self, cookie: str) -> str | None:
        """What was signed; None where the signature is nobody's."""
        return None if self._key_of(cookie) is None else unsigned(cookie)

    def signed_long_ago(self, cookie: str) -> bool:
        """Whether it should be signed anew, because there is a newer key."""
        return self._key_of(cookie) not in (None, self._keys[0])

    def _key_of(self, cookie: str) -> bytes | None:
        secret, _, signature = cookie.partition(_BETWEEN)
        sent = signature.encode("utf-8", "replace")
        for key in self._keys:
            if hmac.compare_digest(_signature(key, secret).encode(), sent):
                return key
        return None


def unsigned(cookie: str) -> str:
    return cookie.partition(_BETWEEN)[0]


def load_signer(connection: Connection, new_key: bool = False) -> Signer:
    """The keys of a database; the first is made with it, and a new one on demand."""
    oldest = time.time() - LONGEST_LIFE
    query = select(signing_keys.c.key).order_by(signing_keys.c.id.desc())
    if new_key or connection.execute(query).first() is None:
        _retire(connection, oldest)
        row = {"key": secrets.token_hex(_KEY_BYTES), "made_at": time.time()}
        connection.execute(insert(signing_keys).values(row))
    return Signer([bytes.fromhex(key) for key in connection.execute(query).scalars()])


def _retire(connection: Connection, oldest: float) -> None:
    """All keys but the one in use, where nobody can have a cookie of theirs any more."""
    query = select(signing_keys.c.id).order_by(signing_keys.c.id.desc())
    in_use = connection.execute(query).scalar()
    where = (signing_keys.c.id != in_use, signing_keys.c.made_at < oldest)
    connection.execute(delete(signing_keys).where(*where))


def _signature(key: bytes, secret: str) -> str:
    signed = f"terrarium cookie {secret}".encode("utf-8", "replace")
    return hmac.new(key, signed, sha256).hexdigest()
