"""Bringing a database up to date: a new one is made, an older one is copied and changed."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from terrarium.core.reason import BadInput
from terrarium.tables.database.backup import copy_database
from terrarium.tables.database.schema import REVISION

MIGRATIONS = Path(__file__).parent / "migrations"


def bring_up_to_date(
    engine: Engine, database: Path, newest: str = REVISION, migrations: Path = MIGRATIONS
) -> None:
    """Migrate an older schema after a backup; refuse one that this program does not know."""
    with engine.connect() as connection:
        found = revision_of(connection)
    if found == newest:
        return
    if found and found not in known_revisions(migrations):
        raise BadInput(
            f"{database} was written by a newer Terrarium (schema {found[:20]}, "
            f"this one knows up to {newest}); update Terrarium, or name another --database"
        )
    if found:
        copy_database(database, _free_name(database.with_name(f"{database.name}.before-{newest}")))
    _upgrade(engine, migrations)


def revision_of(connection: Connection) -> str:
    """The schema that a database has; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")


def known_revisions(migrations: Path = MIGRATIONS) -> list[str]:
    """Every schema there has been, the newest first."""
    from alembic.script import ScriptDirectory

    return [step.revision for step in ScriptDirectory(str(migrations)).walk_revisions()]


def _upgrade(engine: Engine, migrations: Path) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _free_name(path: Path) -> Path:
    """A backup never overwrites an older one."""
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{path.name.partition('~')[0]}~{number}")
    return path
