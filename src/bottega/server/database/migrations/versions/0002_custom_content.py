"""The tables of a content that the game does not ship."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "custom_content"
down_revision = "first"


def upgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "box")
