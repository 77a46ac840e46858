"""Links and codes that make another browser the same guest.

A recovery code is written down and holds until it is replaced; a device link is used once, within minutes. What the
other browser had until then goes to the guest too: its seats, the tables that it made, its own recovery code,
what it has said, muted and noted.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa

from bottega.server import clock
from bottega.server.cluster.bus import Saved, publish_saved
from bottega.server.database import schema as db
from bottega.server.refusal import Refusal
from bottega.server.seats.seat import hash_token
from bottega.server.storage.store import Store, tables_of

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that nobody takes for one another."""

ALIKE = str.maketrans("OIL", "011")
GROUPS, LETTERS = 4, 5
"""A recovery code has this many groups of this many letters: a hundred bits."""

DEVICE_SECONDS = 600


class Pass(NamedTuple):
    """A pass that was found."""

    hash: str
    guest: str
    until: float | None


class LoginLinks:
    """Makes login links and lets browsers use them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def new_code(self, guest: str) -> str:
        """A recovery code; the one before is of no use any more."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(GROUPS * LETTERS))
        await self._save(guest, code, None)
        return "-".join(code[at : at + LETTERS] for at in range(0, len(code), LETTERS))

    async def new_device(self, guest: str) -> str:
        """The token of a link for another device; the one before is of no use any more."""
        token = secrets.token_urlsafe(24)
        await self._save(guest, token, clock.now() + DEVICE_SECONDS)
        return token

    async def code_made(self, guest: str) -> float | None:
        """When the guest's recovery code was made; None: there is none."""
        made = sa.select(db.login_links.c.made).filter_by(guest=guest, until=None)
        return await self.store.read(lambda connection: connection.scalar(made))

    async def look(self, code: str) -> Pass:
        """The pass of a code or token, if it is still good."""
        return await self.store.read(lambda connection: _find(connection, code, clock.now()))

    async def use(self, code: str, guest: str) -> tuple[str, list[str]]:
        """The guest that a browser becomes by the pass, and the tables that it brings along."""

        def work(connection: sa.Connection) -> tuple[str, list[str]]:
            found = _find(connection, code, clock.now())
            if found.guest == guest:
                return guest, []
            if found.until is not None:
                used = connection.execute(
                    sa.delete(db.login_links).where(db.login_links.c.hash == found.hash)
                )
                if used.rowcount != 1:
                    raise Refusal("bad-pass")
            return found.guest, _merge(connection, guest, found.guest, self.store.number)

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


def plain(code: str) -> str:
    """A recovery code as it is meant, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum()).translate(ALIKE)


def _find(connection: sa.Connection, code: str, now: float) -> Pass:
    hashes = {hash_token(code), hash_token(plain(code))}
    kind = db.login_links.c
    row = connection.execute(
        sa.select(kind.hash, kind.guest, kind.until).where(kind.hash.in_(hashes))
    ).first()
    if row is None or (row.until is not None and row.until < now):
        raise Refusal("bad-pass")
    return Pass(*row)


def _merge(connection: sa.Connection, old: str, new: str, server: int) -> list[str]:
    """Give everything of one guest to another; the tables at which that changes something."""
    wanted = sa.select(db.tables.c.id).where(tables_of(old)).order_by(db.tables.c.id)
    tables = list(connection.scalars(wanted))
    for table in tables:
        risen: dict[str, Any] = {"version": db.tables.c.version + 1, "revision": db.tables.c.revision + 1}
        proposals = connection.scalar(sa.select(db.tables.c.proposals).where(db.tables.c.id == table))
        risen["proposals"] = _renamed(proposals, old, new)
        connection.execute(sa.update(db.tables).where(db.tables.c.id == table).values(risen))
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
    """Where the guest is told of turns: of each kind there is one, and that of the new guest stays."""
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
    """Notes of both about one table stand one below the other."""
    kind = db.private_notes.c
    for row in list(connection.execute(sa.select(db.private_notes).where(kind.guest == old))):
        both = sa.and_(kind.table_id == row.table_id, kind.guest == new)
        there = connection.scalar(sa.select(kind.text).where(both))
        connection.execute(sa.delete(db.private_notes).where(both))
        text = "\n\n".join(filter(None, (there, row.text)))
        connection.execute(sa.insert(db.private_notes).values(table_id=row.table_id, guest=new, text=text))
    connection.execute(sa.delete(db.private_notes).where(kind.guest == old))


def _renamed(value: Any, old: str, new: str) -> Any:
    """Plain data in which one guest stands for another."""
    if isinstance(value, list):
        return [_renamed(each, old, new) for each in value]
    if isinstance(value, dict):
        return {name: _renamed(each, old, new) for name, each in value.items()}
    return new if value == old else value
