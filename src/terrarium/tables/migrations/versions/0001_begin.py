"""The first schema."""

from alembic import op

from terrarium.tables.schema import METADATA

revision = "0001"
down_revision = None


def upgrade() -> None:
    METADATA.create_all(op.get_bind())
