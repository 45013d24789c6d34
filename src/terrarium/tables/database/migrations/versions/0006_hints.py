"""A table says whether hints may be asked for; at those there were, they may."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true())
    )
