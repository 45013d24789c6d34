"""What cards can do: one file a kind of effect, and what several kinds have in common.

gain green                      top of a card
exchange 2 any -> food + pollution      bottom of a card; `any` is any raw material
transfer 4                      up to so many cubes onto this card
assistance                      copies a bottom effect in another territory
"""
