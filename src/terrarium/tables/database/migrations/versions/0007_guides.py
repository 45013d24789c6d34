"""A table says by which guide somebody learns there, and how far they have read it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guide", sa.String(40), nullable=False, server_default=""))
    op.add_column(
        "tables", sa.Column("guide_read", sa.Integer(), nullable=False, server_default="0")
    )
