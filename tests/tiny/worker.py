"""A bots' process that knows Dare."""

from terrarium.tables.worker import main
from tests.tiny.registered import register

if __name__ == "__main__":
    register()
    main()
