"""A link to a seat."""

from starlette.responses import Response

from terrarium.web.pages.speech import Speech
from terrarium.web.pages.visit import Visit


async def look_at_link(visit: Visit) -> Response:
    """A link asks first; only pressing the button takes the seat."""
    live, seat = await visit.lobby.reception.look_at_link(_token(visit))
    names = live.table.names()
    game = live.table.the_game()
    speech, token = Speech(game, names), _token(visit)
    return visit.page(
        "web/sit.html", speech, game=game, live=live, seat=seat, names=names, token=token
    )


async def spend_link(visit: Visit) -> Response:
    """Nobody is made known here for a link that leads nowhere."""
    await visit.lobby.reception.look_at_link(_token(visit))
    live = await visit.lobby.reception.spend_link(_token(visit), await visit.anybody())
    return visit.to(f"/matches/{live.id}")


def _token(visit: Visit) -> str:
    return str(visit.request.path_params["token"])
