"""Clocks, proposals, and bots that play for people who are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "chairs"
down_revision = "talk"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("proposals", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("stand_in", sa.JSON))
    op.add_column("seats", sa.Column("since", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "since")
    op.drop_column("seats", "stand_in")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "proposals")
    op.drop_column("tables", "clock")
