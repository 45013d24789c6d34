"""The balance that our own sets keep (docs/editions.md): warnings, never errors.

An owner's box need not care. A file is a kind of component, a function one constraint.
"""
