"""Options of a table as columns; they were lines of its log before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "table_options"
down_revision = "notices"

NEW = ("dice", "day", "guided", "points_hidden", "next_table")
DICE = {"guided": "guide", "real-dice": "hand", "day-dice": "day"}


def upgrade() -> None:
    op.add_column("tables", sa.Column("dice", sa.String(10)))
    op.add_column("tables", sa.Column("day", sa.String(10)))
    op.add_column("tables", sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("points_hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("next_table", sa.String(40)))
    old = [sa.column("id"), sa.column("moves"), sa.column("imported"), sa.column("notes", sa.JSON)]
    tables = sa.table("tables", *old, *(sa.column(name) for name in NEW))
    connection = op.get_bind()
    for row in connection.execute(sa.select(*old).select_from(tables)).all():
        named = {note["kind"]: note.get("name", "") for note in row.notes}
        values = {
            "dice": next((dice for kind, dice in DICE.items() if kind in named), None),
            "day": named.get("day-dice"),
            "guided": "guided" in named and "guide-left" not in named and row.moves < row.imported,
            "points_hidden": "points-hidden" in named,
            "next_table": named.get("rematch"),
        }
        if any(values.values()):
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(values))


def downgrade() -> None:
    for name in reversed(NEW):
        op.drop_column("tables", name)
