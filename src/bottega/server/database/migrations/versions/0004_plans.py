"""What a seat has planned for its next turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "plans"
down_revision = "imported"


def upgrade() -> None:
    op.add_column("seats", sa.Column("plan", sa.JSON))


def downgrade() -> None:
    op.drop_column("seats", "plan")
