"""The tables of the database."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
)
"""`seen`, and `visited` of the tables, are stored once an hour: see `tasks.retention`. A cookie of an older
`generation` is not valid: see `people.sessions`."""

login_links = sa.Table(
    "passes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("until", sa.Float),
)
"""Recovery codes and, with `until`, device links, which make another browser the same guest. Only the SHA-256 is
stored: see `people.login_links`."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(100), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("host", sa.String(40), nullable=False, index=True),
    sa.Column("name", sa.String(60), nullable=False, server_default=""),
    sa.Column("pace", sa.Integer, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("thinker", sa.Integer, index=True),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("rolls", sa.Integer, nullable=False),
    sa.Column("imported", sa.Integer, nullable=False),
    sa.Column("waiting", sa.JSON, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("notes", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("proposals", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("due", sa.Float, index=True),
    sa.Column("taken_back", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("dice", sa.String(10)),
    sa.Column("day", sa.String(10)),
    sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("points_hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("next_table", sa.String(40)),
    sa.Column("tried_table", sa.String(40)),
    sa.Column("tried_move", sa.Integer),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("visited", sa.Float, nullable=False, server_default="0"),
)
"""`name` is empty if the host gave none. `content` is the hash of the content; `boxes` has its tables if the game does
not ship it. `round`, `moves` and `waiting` repeat what the moves give, so that a list of tables needs no replay.
`rolls` is the number of the next roll: a number is used once, whatever happens to the moves. `version` rises with
every save, drafts included. `thinker` is the number of the server that thinks for the table's bots; null: it waits
for none. The first `imported` moves were made elsewhere, or with dice that a guide has set: see
`bottega.core.record.Fair`. `due` is when something has to be done at the table though nobody does anything: see
`tasks.clocks`. `dice` is `guide`, `hand` (real dice) or `day` (those of `day`); null: the server rolls. `guided`: the
guide still sets the moves. `next_table` is where the same people play again. In a try-out, `tried_table` and
`tried_move` say from where."""

boxes = sa.Table(
    "boxes",
    metadata,
    sa.Column("game", sa.String(100), primary_key=True),
    sa.Column("content", sa.String(64), primary_key=True),
    sa.Column("box", sa.JSON, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)
"""The contents that guests have sent, each once. `used` is when a table was last created with it; one that no table has
is deleted later."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(100)),
    sa.Column("guest", sa.String(40), index=True),
    sa.Column("stand_in", sa.JSON(none_as_null=True)),
    sa.Column("link", sa.String(64), unique=True),
    sa.Column("joined", sa.Boolean, nullable=False),
    sa.Column("word", sa.String(64), nullable=False),
    sa.Column("draft", sa.JSON, nullable=False),
    sa.Column("steps", sa.Integer, nullable=False),
    sa.Column("changed", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("since", sa.Float, nullable=False, server_default="0"),
    sa.Column("turn", sa.Integer, nullable=False, server_default="0"),
    sa.Column("orders", sa.JSON, nullable=False),
    sa.Column("plan", sa.JSON),
    sa.Column("notice", sa.String(40), nullable=False),
)
"""`link` is the SHA-256 of the secret in the seat's link, never the secret itself."""

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("move", sa.String(500), nullable=False),
    sa.Column("roll", sa.Integer),
)
"""The record being written: appended to, and shortened when moves are taken back. `roll` is the number of the dice's
roll."""

rounds = sa.Table(
    "rounds",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("after", sa.Integer, primary_key=True),
    sa.Column("position", sa.JSON, nullable=False),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("analysis", sa.LargeBinary, nullable=False),
)
"""Analyses of finished games: compressed JSON. They follow from the record, so they can be deleted at any time."""

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("message", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("sent", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "guest", "message"),
)
"""The latest lines of each table's chat. `message` is the client's id, by which a repeated message is recognized."""

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("muted", sa.String(40), primary_key=True),
)

private_notes = sa.Table(
    "private_notes",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True, index=True),
    sa.Column("text", sa.Text, nullable=False),
)

day_games = sa.Table(
    "day_games",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("game", sa.String(100), nullable=False),
    sa.Column("begun", sa.Float, nullable=False),
    sa.Column("finished", sa.Float),
    sa.Column("score", sa.Integer),
    sa.Column("won", sa.Boolean),
    sa.Index("ix_day_games_day_game", "day", "game"),
)
"""Games with the dice of a day and their results: see `people.daily_dice`. Null: no result."""

addresses = sa.Table(
    "addresses",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),
    sa.Column("address", sa.String(500), nullable=False, index=True),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
)
"""Addresses for turn notices: `mail` or `webhook`. The token is in the links of mails."""

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("address", sa.String(500), nullable=False, index=True),
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Index("ix_outbox_due", "state", "due"),
)
"""Notices: `waiting`, `sent`, `failed`, or `void` if they were outdated. The id is derived from table, seat, turn and
kind, so there is only one of each: see `tasks.notices`."""

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("message", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
)
"""Messages that were carried out, so that a repeated one changes nothing. Old ones are deleted."""
