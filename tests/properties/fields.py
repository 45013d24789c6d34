"""What states and views are made of, found in them: a new field is looked at at once."""

NATIVE = "__mypyc_attrs__"  # what the compiled engine keeps instead of a dictionary
Fields = dict[str, object]


def fields_of(thing: object) -> Fields:
    names = [*getattr(type(thing), NATIVE, ()), *getattr(thing, "__dict__", ())]
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def same(one: object, other: object) -> bool:
    """Equal in all their parts."""
    if one is other or type(one) is not type(other):
        return one is other
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    fields = fields_of(one)
    return same(fields, fields_of(other)) if fields else one == other
