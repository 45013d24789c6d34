"""Comments are for whoever reads the source: browsers are sent scripts and style sheets without."""

import re

_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)\n", re.MULTILINE | re.DOTALL)


def without_comments(source: str) -> str:
    """Those that have lines of their own go; what stands beside code stays."""
    return _COMMENT.sub("", source)
