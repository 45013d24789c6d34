"""Every page: `routes(lobby)` is all that the server needs to know of them."""

from starlette.routing import BaseRoute, Route

from terrarium.tables.lobby import Lobby
from terrarium.web.pages import (
    device,
    game_files,
    guide,
    home,
    match_routes,
    new_table,
    past,
    sit,
    waiting,
)
from terrarium.web.pages.error_page import error_page
from terrarium.web.pages.visit import Handler, handled

__all__ = ["error_page", "routes"]


def routes(lobby: Lobby) -> list[BaseRoute]:
    def get(path: str, handler: Handler) -> Route:
        return Route(path, handled(lobby, handler), methods=["GET"])

    def post(path: str, handler: Handler) -> Route:
        return Route(path, handled(lobby, handler), methods=["POST"])

    return [
        get("/", home.home),
        post("/quick", home.quick),
        post("/learn", guide.learn),
        get("/settings", home.settings),
        post("/settings", home.store_settings),
        post("/forget", home.forget_me),
        get("/new", new_table.form),
        post("/new", new_table.create),
        get("/tables/{table}", waiting.show),
        get("/tables/{table}/live", waiting.stream),
        get("/tables/{table}/live/now", waiting.now),
        post("/tables/{table}/device", device.for_table),
        post("/tables/{table}/{action}", waiting.act),
        get("/matches/{match}", match_routes.show),
        get("/matches/{match}/live", match_routes.stream),
        get("/matches/{match}/live/now", match_routes.now),
        get("/matches/{match}/live/then", past.then),
        get("/matches/{match}/record", match_routes.record),
        get("/matches/{match}/edition", match_routes.edition),
        post("/matches/{match}/device", device.for_match),
        post("/matches/{match}/{action}", match_routes.act),
        get("/sit/{token}", sit.look_at_link),
        post("/sit/{token}", sit.spend_link),
        get("/rules/{game}", game_files.rules),
        get("/icons/{game}", game_files.icons),
        get("/games/{game}/{file}", game_files.file_of_game),
    ]
