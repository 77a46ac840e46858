"""Links and codes that make another browser the same guest.

A recovery code is written down and is valid until it is replaced; a device link is valid once, for some minutes. If the
browser wants it, the guest also gets everything that the browser had before: its seats, its tables, its recovery code,
its chat lines, mutes and notes. Otherwise the browser can become again who it was.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa

from bottega.server import clock
from bottega.server.cluster.bus import Saved, publish_saved
from bottega.server.database import schema as db
from bottega.server.refusal import RequestRefused
from bottega.server.seats.seat import hash_token
from bottega.server.storage.store import Store, is_table_of

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that are not easily confused."""

LOOKALIKES = str.maketrans("OIL", "011")
GROUPS, LETTERS = 4, 5
"""A recovery code has this many groups of this many letters: a hundred bits."""

DEVICE_SECONDS = 600


class FoundLink(NamedTuple):
    """A valid recovery code or device link; `until` is when a device link expires."""

    hash: str
    guest: str
    until: float | None


class LoginLinks:
    """Makes login links and lets browsers use them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def new_code(self, guest: str) -> str:
        """Create a recovery code; the previous one becomes invalid."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(GROUPS * LETTERS))
        await self._save(guest, code, None)
        return "-".join(code[at : at + LETTERS] for at in range(0, len(code), LETTERS))

    async def new_device(self, guest: str) -> str:
        """Create the token of a device link; the previous one becomes invalid."""
        token = secrets.token_urlsafe(24)
        await self._save(guest, token, clock.now() + DEVICE_SECONDS)
        return token

    async def code_created(self, guest: str) -> float | None:
        """When the guest's recovery code was created; None: there is none."""
        made = sa.select(db.login_links.c.made).filter_by(guest=guest, until=None)
        return await self.store.read(lambda connection: connection.scalar(made))

    async def find(self, code: str) -> FoundLink:
        """Find a valid code or token, or refuse."""
        return await self.store.read(lambda connection: _find(connection, code, clock.now()))

    async def use(self, code: str, guest: str, merge: bool = False) -> tuple[str, list[str]]:
        """Use a code or token. Returns the guest that the browser becomes, and the ids of the tables that change.

        `merge`: give that guest everything that the browser has now.
        """

        def work(connection: sa.Connection) -> tuple[str, list[str]]:
            found = _find(connection, code, clock.now())
            if found.guest == guest:
                return guest, []
            if found.until is not None:
                used = connection.execute(
                    sa.delete(db.login_links).where(db.login_links.c.hash == found.hash)
                )
                if used.rowcount != 1:
                    raise RequestRefused("bad-pass")
            return found.guest, _merge(connection, guest, found.guest, self.store.number) if merge else []

        return await self.store.write(work)

    async def _save(self, guest: str, secret: str, until: float | None) -> None:
        now = clock.now()

        def work(connection: sa.Connection) -> None:
            if connection.scalar(sa.select(db.guests.c.id).filter_by(id=guest)) is None:
                connection.execute(sa.insert(db.guests).values(id=guest, name="", created=now))
            kind = db.login_links.c.until.is_(None) if until is None else db.login_links.c.until.is_not(None)
            gone = sa.or_(sa.and_(db.login_links.c.guest == guest, kind), db.login_links.c.until < now)
            connection.execute(sa.delete(db.login_links).where(gone))
            row = {"hash": hash_token(secret), "guest": guest, "made": now, "until": until}
            connection.execute(sa.insert(db.login_links).values(**row))

        await self.store.write(work)


def normalized(code: str) -> str:
    """A recovery code without separators, in capitals, with lookalikes replaced."""
    return "".join(letter for letter in code.upper() if letter.isalnum()).translate(LOOKALIKES)


def _find(connection: sa.Connection, code: str, now: float) -> FoundLink:
    hashes = {hash_token(code), hash_token(normalized(code))}
    kind = db.login_links.c
    row = connection.execute(
        sa.select(kind.hash, kind.guest, kind.until).where(kind.hash.in_(hashes))
    ).first()
    if row is None or (row.until is not None and row.until < now):
        raise RequestRefused("bad-pass")
    return FoundLink(*row)


def _merge(connection: sa.Connection, old: str, new: str, server: int) -> list[str]:
    """Give everything of one guest to another; returns the ids of the tables that this changes."""
    wanted = sa.select(db.tables.c.id).where(is_table_of(old)).order_by(db.tables.c.id)
    tables = list(connection.scalars(wanted))
    for table in tables:
        changes: dict[str, Any] = {"version": db.tables.c.version + 1, "revision": db.tables.c.revision + 1}
        proposals = connection.scalar(sa.select(db.tables.c.proposals).where(db.tables.c.id == table))
        changes["proposals"] = _replace_guest(proposals, old, new)
        connection.execute(sa.update(db.tables).where(db.tables.c.id == table).values(changes))
        publish_saved(connection, server, Saved(table))
    connection.execute(sa.update(db.seats).where(db.seats.c.guest == old).values(guest=new))
    connection.execute(sa.update(db.tables).where(db.tables.c.host == old).values(host=new))
    connection.execute(sa.update(db.login_links).where(db.login_links.c.guest == old).values(guest=new))
    connection.execute(sa.update(db.outbox).where(db.outbox.c.guest == old).values(guest=new))
    said = sa.literal("merged ").concat(
        sa.cast(db.chat.c.number, sa.String(20))
    )  # two may have used the same id
    connection.execute(sa.update(db.chat).where(db.chat.c.guest == old).values(guest=new, message=said))
    _merge_addresses(connection, old, new)
    _merge_mutes(connection, old, new)
    _merge_notes(connection, old, new)
    name = connection.scalar(sa.select(db.guests.c.name).filter_by(id=old))
    if name:
        nameless = sa.and_(db.guests.c.id == new, db.guests.c.name == "")
        connection.execute(sa.update(db.guests).where(nameless).values(name=name))
    connection.execute(sa.delete(db.guests).where(db.guests.c.id == old))
    return tables


def _merge_addresses(connection: sa.Connection, old: str, new: str) -> None:
    """A guest has one address of each kind; existing addresses of the new guest stay."""
    kind = db.addresses.c
    known = sa.select(kind.kind).where(kind.guest == new)
    missing = sa.and_(kind.guest == old, kind.kind.not_in(list(connection.scalars(known))))
    connection.execute(sa.update(db.addresses).where(missing).values(guest=new))
    connection.execute(sa.delete(db.addresses).where(kind.guest == old))


def _merge_mutes(connection: sa.Connection, old: str, new: str) -> None:
    kind = db.mutes.c
    involved = sa.or_(kind.guest == old, kind.muted == old)
    pairs = set(map(tuple, connection.execute(sa.select(kind.guest, kind.muted).where(involved))))
    connection.execute(sa.delete(db.mutes).where(involved))
    merged = {tuple(new if each == old else each for each in pair) for pair in pairs}
    mine = sa.or_(kind.guest == new, kind.muted == new)
    known = set(map(tuple, connection.execute(sa.select(kind.guest, kind.muted).where(mine))))
    for guest, muted in merged - known - {(new, new)}:
        connection.execute(sa.insert(db.mutes).values(guest=guest, muted=muted))


def _merge_notes(connection: sa.Connection, old: str, new: str) -> None:
    """If both guests have notes about a table, they are joined."""
    kind = db.private_notes.c
    for row in list(connection.execute(sa.select(db.private_notes).where(kind.guest == old))):
        both = sa.and_(kind.table_id == row.table_id, kind.guest == new)
        there = connection.scalar(sa.select(kind.text).where(both))
        connection.execute(sa.delete(db.private_notes).where(both))
        text = "\n\n".join(filter(None, (there, row.text)))
        connection.execute(sa.insert(db.private_notes).values(table_id=row.table_id, guest=new, text=text))
    connection.execute(sa.delete(db.private_notes).where(kind.guest == old))


def _replace_guest(value: Any, old: str, new: str) -> Any:
    """Plain data with one guest replaced by another."""
    if isinstance(value, list):
        return [_replace_guest(each, old, new) for each in value]
    if isinstance(value, dict):
        return {name: _replace_guest(each, old, new) for name, each in value.items()}
    return new if value == old else value
