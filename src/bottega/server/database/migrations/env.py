"""Run by Alembic, with the connection that `bottega.server.database.migrating` gives it."""

from __future__ import annotations

from alembic import context

from bottega.server.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
