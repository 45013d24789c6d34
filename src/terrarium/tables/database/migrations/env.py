"""Alembic asks this file how to run; the connection comes from database/migrate.py."""

from alembic import context

from terrarium.tables.database.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
