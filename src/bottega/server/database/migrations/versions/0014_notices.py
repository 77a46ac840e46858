"""Notices that it is somebody's turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "takebacks"


def upgrade() -> None:
    op.add_column("seats", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "addresses",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
    )
    op.create_index("ix_addresses_address", "addresses", ["address"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_index("ix_outbox_address", "outbox", ["address"])
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    op.create_index("ix_outbox_due", "outbox", ["state", "due"])


def downgrade() -> None:
    op.drop_table("outbox")
    op.drop_table("addresses")
    op.drop_column("seats", "turn")
