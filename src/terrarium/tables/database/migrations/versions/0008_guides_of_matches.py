"""A guide belongs to a match: another one at the same table has none."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

OF_THE_TABLE = """
UPDATE matches SET
  guide = (SELECT guide FROM tables WHERE tables.match_id = matches.id),
  guide_read = (SELECT guide_read FROM tables WHERE tables.match_id = matches.id)
WHERE id IN (SELECT match_id FROM tables)
"""


def upgrade() -> None:
    op.add_column("matches", sa.Column("guide", sa.String(40), nullable=False, server_default=""))
    op.add_column(
        "matches", sa.Column("guide_read", sa.Integer(), nullable=False, server_default="0")
    )
    op.execute(OF_THE_TABLE)
    op.drop_column("tables", "guide")
    op.drop_column("tables", "guide_read")
