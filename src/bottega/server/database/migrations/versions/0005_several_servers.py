"""A version of each table that rises with every save, and which server thinks for its bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "several_servers"
down_revision = "plans"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("thinker", sa.Integer))
    op.create_index("ix_tables_thinker", "tables", ["thinker"])
    # no server has this number: who comes first wakes the bots
    op.execute(
        "UPDATE tables SET thinker = 0 WHERE status = 'playing' "
        "AND id IN (SELECT table_id FROM seats WHERE kind = 'bot')"
    )


def downgrade() -> None:
    op.drop_index("ix_tables_thinker", "tables")
    op.drop_column("tables", "thinker")
    op.drop_column("tables", "version")
