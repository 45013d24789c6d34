"""What a seat may know, as plain data."""

from mypy_extensions import mypyc_attr

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Everything one seat may know at one moment; each game adds what lies on its table."""

    def __init__(self, seat: int, actor: int, legal: list[int]) -> None:
        self.seat = seat
        self.actor = actor
        self.legal = legal  # empty for everybody but the actor

    def as_json(self) -> dict[str, Json]:
        """The view in words and numbers, for pages, programs and tests."""
        raise NotImplementedError
