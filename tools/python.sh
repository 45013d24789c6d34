# Sets $python to a whole Python of 3.11 or newer, never one of our own environments. Sourced with $here set.
for name in python3 python3.15 python3.14 python3.13 python3.12 python3.11; do
    python=$(
        cd "$here" && "$name" -E -c '
import sys
from importlib.util import find_spec
if sys.version_info >= (3, 11) and all(map(find_spec, ("_sqlite3", "_ssl", "zlib"))):
    print(getattr(sys, "_base_executable", sys.executable))
' 2> /dev/null
    )
    [ -n "$python" ] && break
done

if [ -z "$python" ]; then
    echo "terrarium: needs Python 3.11 or newer with ssl, sqlite3 and zlib, and there is none on the PATH" >&2
    exit 2
fi
