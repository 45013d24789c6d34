"""The balance that our own sets keep (section 3 of the rules): warnings, never errors.

An owner's box need not care. A file is a kind of component, a function one constraint.
"""
