"""Games with the dice of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "days"
down_revision = "chairs"


def upgrade() -> None:
    op.create_table(
        "day_games",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=100), nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("finished", sa.Float()),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_day_games_day_game", "day_games", ["day", "game"])


def downgrade() -> None:
    op.drop_index("ix_day_games_day_game", "day_games")
    op.drop_table("day_games")
