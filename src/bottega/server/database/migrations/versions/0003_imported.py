"""How many moves of a table were imported from a record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "imported"
down_revision = "custom_content"


def upgrade() -> None:
    op.add_column("tables", sa.Column("imported", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "imported")
