"""Bringing a database up to date: a new one is made, an older one is copied and changed."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from terrarium.core.reason import BadInput
from terrarium.tables.backup import copy_database
from terrarium.tables.schema import REVISION

_MIGRATIONS = Path(__file__).parent / "migrations"


def bring_up_to_date(engine: Engine, database: Path) -> None:
    """Migrate an older schema after a backup; refuse one that this program does not know."""
    with engine.connect() as connection:
        found = revision_of(connection)
    if found == REVISION:
        return
    if found and found not in known_revisions():
        raise BadInput(
            f"{database} was written by a newer Terrarium (schema {found[:20]}, "
            f"this one knows up to {REVISION}); update Terrarium, or name another --database"
        )
    if found:
        copy_database(database, database.with_name(f"{database.name}.before-{REVISION}"))
    _upgrade(engine)


def revision_of(connection: Connection) -> str:
    """The schema that a database has; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")


def known_revisions() -> list[str]:
    """Every schema there has been, the newest first."""
    from alembic.script import ScriptDirectory

    return [step.revision for step in ScriptDirectory(str(_MIGRATIONS)).walk_revisions()]


def _upgrade(engine: Engine) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
