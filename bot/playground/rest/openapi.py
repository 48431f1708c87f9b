"""Checks request bodies against Discord's published OpenAPI document, if one is given."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.playground.discord.report import Report
from bot.playground.discord.wire import Json, decode

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

DOCUMENT = "urn:discord-openapi"
MOST_TOLD = 5


class SchemaCheck:
    """Compiles a route's schema at its first request."""

    def __init__(self, document: Path, report: Report) -> None:
        # Only developers need this library, so it is imported on use.
        from referencing import Registry, Resource
        from referencing.jsonschema import DRAFT202012

        self._report = report
        self._document: Json = decode(document.read_bytes())
        # Discord also accepts ids as numbers, and clients send them; the document does not say so.
        snowflake = self._document.get("components", {}).get("schemas", {}).get("SnowflakeType", {})
        snowflake["type"] = ["string", "integer"]
        resource = Resource.from_contents(self._document, default_specification=DRAFT202012)
        self._registry: Any = Registry().with_resource(DOCUMENT, resource)
        self._paths = {_bare(path): path for path in self._document["paths"]}
        self._compiled: dict[tuple[str, str], Draft202012Validator | None] = {}

    def check(self, method: str, template: str, payload: object) -> None:
        """Report how a body departs from its route's schema."""
        key = (method, _bare(template))
        if key not in self._compiled:
            self._compiled[key] = self._compile(*key)
        validator = self._compiled[key]
        if validator is None:
            return
        for error in list(validator.iter_errors(payload))[:MOST_TOLD]:
            telling = _telling(error)
            self._report.schema_violations.append(
                {
                    "route": f"{method} {template}",
                    "path": [str(step) for step in telling.absolute_path],
                    "message": telling.message[:500],
                }
            )

    def _compile(self, method: str, bare_path: str) -> Draft202012Validator | None:
        from jsonschema import Draft202012Validator

        path = self._paths.get(bare_path)
        if path is None:
            return None
        operation = self._document["paths"][path].get(method.lower(), {})
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        pointer = f"paths/{_escaped(path)}/{method.lower()}/requestBody/content/"
        pointer += "application~1json/schema"
        schema = {"$ref": f"{DOCUMENT}#/{pointer}"}
        return Draft202012Validator(schema, registry=self._registry)


def _bare(path: str) -> str:
    """Paths are compared without their parameters' names; `@original` counts as a parameter."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def _escaped(path: str) -> str:
    pointer = path.replace("~", "~0").replace("/", "~1")
    return pointer.replace("{", "%7B").replace("}", "%7D")


def _telling(error: Any) -> Any:
    """The error in the intended alternative of a union."""
    while error.context:
        branches: dict[Any, list[Any]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        meant = min(branches.values(), key=lambda found: (_of_another_type(found), len(found)))
        error = max(meant, key=lambda inner: len(inner.absolute_path))
    return error


def _of_another_type(errors: list[Any]) -> bool:
    """Alternatives of a union differ by an enumerated `type`, or by their JSON type."""
    return any(
        error.validator == "type"
        if not error.path
        else error.validator == "enum" and list(error.path) == ["type"]
        for error in errors
    )
