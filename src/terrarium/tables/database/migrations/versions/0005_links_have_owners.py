"""A link belongs to whoever sits at its seat; what earlier ones left behind leads nowhere."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

# A device that was let in before the present owner of its seat sat down is somebody else's; in a
# waiting room nobody needs theirs yet.
KEYS_LEFT_BEHIND = """
DELETE FROM seat_keys WHERE
  match_id IN (SELECT id FROM matches WHERE phase = 'waiting')
  OR EXISTS (
    SELECT 1 FROM seats
    JOIN matches ON matches.id = seats.match_id
    JOIN messages ON messages.table_id = matches.table_id AND messages.person_id = seats.person_id
    WHERE seats.match_id = seat_keys.match_id AND seats.seat = seat_keys.seat
      AND messages.note LIKE '{"id": "table-sat"%'
      AND messages.made_at > (
        SELECT COALESCE(MAX(links.made_at), 0) FROM links
        WHERE links.match_id = seat_keys.match_id AND links.seat = seat_keys.seat
          AND links.person_id = seat_keys.person_id
      )
  )
"""

# A program that sat down once and sits there no more has left.
TOKENS_LEFT_BEHIND = """
DELETE FROM tokens WHERE
  EXISTS (
    SELECT 1 FROM messages
    WHERE messages.table_id = tokens.table_id AND messages.person_id = tokens.person_id
      AND messages.note LIKE '{"id": "table-sat"%'
  )
  AND NOT EXISTS (
    SELECT 1 FROM tables JOIN seats ON seats.match_id = tables.match_id
    WHERE tables.id = tokens.table_id AND seats.seat = tokens.seat
      AND seats.person_id = tokens.person_id
  )
"""


def upgrade() -> None:
    op.execute(KEYS_LEFT_BEHIND)
    op.execute(TOKENS_LEFT_BEHIND)
    op.drop_table("links")  # whoever has not spent theirs asks for a new one
    op.create_table(
        "links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("owner_id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=True),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"]),
        sa.ForeignKeyConstraint(["owner_id"], ["people.id"]),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_links_match_id"), "links", ["match_id"], unique=False)
    op.create_index(op.f("ix_links_owner_id"), "links", ["owner_id"], unique=False)
