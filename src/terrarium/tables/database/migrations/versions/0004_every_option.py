"""Every option of a table is stored; those stored before keep what was the default then."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

THE_DEFAULTS_OF_THEN = {
    "terra": {
        "teams": "no",
        "start": "random",
        "final_unsolved_crisis_phase3": "yes",
        "hand_limit_discard_hidden": "no",
        "sealed_contributions": "no",
        "region_limit": "edition",
        "colour_limit": "edition",
        "total_limit": "edition",
        "threat_offset": "0",
    },
    "terra_futura": {
        "touching": "yes",
        "assist_copy_inactive": "no",
        "simultaneous_patterns": "no",
    },
}


def upgrade() -> None:
    tables = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("options"))
    connection = op.get_bind()
    for table, game, said in connection.execute(sa.select(tables)).all():
        options = json.dumps(THE_DEFAULTS_OF_THEN.get(game, {}) | json.loads(said))
        connection.execute(sa.update(tables).where(tables.c.id == table).values(options=options))
