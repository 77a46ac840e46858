"""Moves that the people at a table took back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "takebacks"
down_revision = "days"


def upgrade() -> None:
    op.add_column("tables", sa.Column("taken_back", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "taken_back")
