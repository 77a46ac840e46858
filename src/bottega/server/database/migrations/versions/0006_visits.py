"""When a table was last visited, and when a guest was last there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "visits"
down_revision = "several_servers"


def upgrade() -> None:
    op.add_column("tables", sa.Column("visited", sa.Float, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("guests", "seen")
    op.drop_column("tables", "visited")
