"""Guests on several devices, and tables with a name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "analyses"


def upgrade() -> None:
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("ix_passes_guest", "passes", ["guest"])
    op.add_column("tables", sa.Column("name", sa.String(length=60), nullable=False, server_default=""))
    op.create_index("ix_tables_host", "tables", ["host"])


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "name")
    op.drop_table("passes")
