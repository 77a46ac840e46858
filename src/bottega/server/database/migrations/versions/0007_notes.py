"""What happened at a table beside the moves: seats that changed hands, a game that was ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "notes"
down_revision = "visits"


def upgrade() -> None:
    op.add_column("tables", sa.Column("notes", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "notes")
