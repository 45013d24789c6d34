"""Notes have a place in a match, requests a place to go back to, and cookies are signed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("messages", sa.Column("match_id", sa.String(length=32), nullable=True))
    op.add_column("messages", sa.Column("version", sa.Integer(), nullable=True))
    op.create_index(op.f("ix_messages_match_id"), "messages", ["match_id"], unique=False)
    op.drop_table("undo_requests")  # who had asked asks once more
    op.create_table(
        "undo_requests",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"]),
        sa.PrimaryKeyConstraint("match_id"),
    )
    op.create_table(
        "signing_keys",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
