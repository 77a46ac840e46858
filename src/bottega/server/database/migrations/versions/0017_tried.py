"""Where try-outs come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "tried"
down_revision = "boxes"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("tried_table", sa.String(length=40), nullable=True))
        batch_op.add_column(sa.Column("tried_move", sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("tried_move")
        batch_op.drop_column("tried_table")
