"""The OpenAPI document of the API, made from the values that it answers with."""

from typing import Any, Final

from msgspec.json import schema_components

from bot.features.web.views import ServerPageView, TableView, TextView, TournamentView
from bot.i18n import LANGUAGES

VIEWS: Final = {
    "tables": TableView,
    "tournaments": TournamentView,
    "servers": ServerPageView,
    "members": TextView,
}
"""The value for each first part of a path below ``/api/v1``."""
_IN: Final = "#/components/schemas/{name}"


def _document() -> dict[str, Any]:
    schemas, components = schema_components(tuple(VIEWS.values()), ref_template=_IN)
    paths = {
        f"/api/v1/{name}/{{address}}": {"get": _get(name, schema)}
        for name, schema in zip(VIEWS, schemas, strict=True)
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Turnpost",
            "version": "1",
            "description": "What the public pages show, as JSON. Addresses in answers are paths on the same host.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _get(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    address = {
        "name": "address",
        "in": "path",
        "required": True,
        "description": "The last part of the page's address.",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"},
    }
    language = {
        "name": "lang",
        "in": "query",
        "description": "The language of all texts; without it, that of the header Accept-Language.",
        "schema": {"enum": list(LANGUAGES)},
    }
    found = {"description": "Found.", "content": {"application/json": {"schema": schema}}}
    return {
        "operationId": name,
        "parameters": [address, language],
        "responses": {
            "200": found,
            "304": {"description": "Not changed since the ETag in If-None-Match."},
            "404": {"description": "There is no page at this address."},
            "503": {"description": "Too many requests; Retry-After says when to come back."},
        },
    }


DOCUMENT: Final = _document()
