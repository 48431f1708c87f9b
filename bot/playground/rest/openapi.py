"""Request bodies held against Discord's published OpenAPI document, when one is given."""

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
    """Compiles the schema of a route when the first request for it comes."""

    def __init__(self, document: Path, report: Report) -> None:
        # A tool of developers, not needed to run anything: imported when it is used.
        from referencing import Registry, Resource
        from referencing.jsonschema import DRAFT202012

        self._report = report
        self._document: Json = decode(document.read_bytes())
        # Discord takes ids as numbers, too, and clients send them so; the document does not say it.
        snowflake = self._document.get("components", {}).get("schemas", {}).get("SnowflakeType", {})
        snowflake["type"] = ["string", "integer"]
        resource = Resource.from_contents(self._document, default_specification=DRAFT202012)
        self._registry: Any = Registry().with_resource(DOCUMENT, resource)
        self._paths = {_bare(path): path for path in self._document["paths"]}
        self._compiled: dict[tuple[str, str], Draft202012Validator | None] = {}

    def check(self, method: str, template: str, payload: object) -> None:
        """Note in the report how a body strays from the schema of its route."""
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
    """Paths are compared without the names of their parameters; `@original` fills one."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def _escaped(path: str) -> str:
    pointer = path.replace("~", "~0").replace("/", "~1")
    return pointer.replace("{", "%7B").replace("}", "%7D")


def _telling(error: Any) -> Any:
    """Of the alternatives of a union, what is wrong in the one that was meant."""
    while error.context:
        branches: dict[Any, list[Any]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        meant = min(branches.values(), key=lambda found: (_of_another_type(found), len(found)))
        error = max(meant, key=lambda inner: len(inner.absolute_path))
    return error


def _of_another_type(errors: list[Any]) -> bool:
    """Unions are told apart by an enumerated `type`, or by the JSON type itself."""
    return any(
        error.validator == "type"
        if not error.path
        else error.validator == "enum" and list(error.path) == ["type"]
        for error in errors
    )
