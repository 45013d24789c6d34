"""A seat on one more device: its owner gets a link and a code, once each."""

import io
from dataclasses import dataclass
from ipaddress import ip_address

import segno
from markupsafe import Markup
from starlette.responses import Response

from terrarium.tables.live import LiveMatch
from terrarium.web.pages.visit import Visit


async def for_match(visit: Visit) -> Response:
    live = await visit.lobby.matches.get(str(visit.request.path_params["match"]))
    return await _shown(visit, live, f"/matches/{live.id}")


async def for_table(visit: Visit) -> Response:
    live = await visit.lobby.matches.of_table(str(visit.request.path_params["table"]))
    return await _shown(visit, live, f"/tables/{live.table.id}")


@dataclass(frozen=True)
class Invitation:
    """An address, the same as a code, and whether other devices can reach it at all."""

    address: str
    code: Markup
    only_here: bool


def invitation(visit: Visit, path: str) -> Invitation:
    url = visit.request.url
    address = f"{url.scheme}://{url.netloc}{visit.base}{path}"
    return Invitation(address, Markup(qr_code(address)), _only_here(url.hostname or ""))


def qr_code(address: str) -> str:
    """A drawing without styles, so that a strict policy lets it be."""
    drawing = io.BytesIO()
    segno.make(address, micro=False).save(
        drawing, kind="svg", xmldecl=False, svgns=True, omitsize=True, svgclass=None, lineclass=None
    )
    return drawing.getvalue().decode()


async def _shown(visit: Visit, live: LiveMatch, back: str) -> Response:
    token = await live.room.links.make(visit.own_seat(live), visit.somebody())
    invite = invitation(visit, f"/sit/{token}")
    minutes = round(live.settings.link_lasts / 60)
    return visit.page("web/device.html", invite=invite, minutes=minutes, back=visit.base + back)


def _only_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
