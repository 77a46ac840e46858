"""Chat, people who are muted, and private notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "talk"
down_revision = "people"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("message", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("sent", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "guest", "message"),
    )
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("muted", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("guest", "muted"),
    )
    op.create_table(
        "private_notes",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "guest"),
    )
    op.create_index("ix_private_notes_guest", "private_notes", ["guest"])


def downgrade() -> None:
    op.drop_table("private_notes")
    op.drop_table("mutes")
    op.drop_table("chat")
