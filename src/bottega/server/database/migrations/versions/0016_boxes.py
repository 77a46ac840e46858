"""Each content of guests once, and cookies that can be made invalid."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "boxes"
down_revision = "table_options"


def upgrade() -> None:
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    boxes = op.create_table(
        "boxes",
        sa.Column("game", sa.String(100), primary_key=True),
        sa.Column("content", sa.String(64), primary_key=True),
        sa.Column("box", sa.JSON, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    old = [sa.column("game"), sa.column("content"), sa.column("box", sa.JSON), sa.column("updated")]
    tables = sa.table("tables", *old, sa.column("visited"), sa.column("imported"))
    connection = op.get_bind()
    found = sa.select(*old).select_from(tables).where(tables.c.box.is_not(None)).order_by(tables.c.updated)
    rows = {(row.game, row.content): row for row in connection.execute(found)}
    for (game, content), row in rows.items():
        if row.box is not None:
            values = {"game": game, "content": content, "box": row.box, "used": row.updated}
            connection.execute(sa.insert(boxes).values(values))
    op.drop_column("tables", "box")
    # visits were not noted when these were imported
    unvisited = sa.and_(tables.c.imported > 0, tables.c.visited == 0)
    connection.execute(sa.update(tables).where(unvisited).values(visited=tables.c.updated))


def downgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.JSON(none_as_null=True)))
    connection = op.get_bind()
    for row in connection.execute(sa.text("SELECT game, content, box FROM boxes")).all():
        wanted = sa.text("UPDATE tables SET box = :box WHERE game = :game AND content = :content")
        connection.execute(wanted, row._asdict())
    op.drop_table("boxes")
    op.drop_column("guests", "generation")
