"""Checks request bodies against Discord's published OpenAPI document, if one is given."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.playground.discord.report import Report
from bot.playground.discord.wire import Json, decode

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, ValidationError
    from jsonschema_rs import Draft202012Validator as FastValidator

DOCUMENT = "urn:discord-openapi"
MOST_TOLD = 5


class SchemaCheck:
    def __init__(self, document: Path, report: Report) -> None:
        self._report = report
        self._schemas = _schemas(document, document.stat().st_mtime_ns)

    def check(self, method: str, template: str, payload: object) -> None:
        """Report how a body departs from its route's schema."""
        for error in self._schemas.errors(method, template, payload)[:MOST_TOLD]:
            telling = _telling(error)
            self._report.schema_violations.append(
                {
                    "route": f"{method} {template}",
                    "path": [str(step) for step in telling.absolute_path],
                    "message": telling.message[:500],
                }
            )


@lru_cache(maxsize=1)
def _schemas(document: Path, changed_ns: int) -> _Schemas:
    """Return the schemas. Playgrounds that follow one another read the document once, unless it has changed."""
    return _Schemas(document)


class _Schemas:
    """Compiles a route's schema at its first request.

    One library decides, hundreds of times as fast as the other one, which explains the fault.
    """

    def __init__(self, document: Path) -> None:
        # Only developers need these libraries, so they are imported on use.
        from jsonschema_rs import Registry

        self._document: Json = decode(document.read_bytes())
        # Discord also accepts ids as numbers, and clients send them; the document does not say so.
        snowflake = self._document.get("components", {}).get("schemas", {}).get("SnowflakeType", {})
        snowflake["type"] = ["string", "integer"]
        snowflake["minimum"] = 0
        self._registry = Registry([(DOCUMENT, self._document)])
        self._paths = {_bare(path): path for path in self._document["paths"]}
        self._compiled: dict[tuple[str, str], FastValidator | None] = {}

    def errors(self, method: str, template: str, payload: object) -> list[ValidationError]:
        key = (method, _bare(template))
        if key not in self._compiled:
            self._compiled[key] = self._compile(*key)
        validator = self._compiled[key]
        if validator is None or validator.is_valid(payload):
            return []
        errors = list(self._explaining(*key).iter_errors(payload))
        assert errors, f"one library refuses what the other one accepts: {payload}"
        return errors

    def _compile(self, method: str, bare_path: str) -> FastValidator | None:
        from jsonschema_rs import Draft202012Validator

        path = self._paths.get(bare_path)
        if path is None:
            return None
        operation = self._document["paths"][path].get(method.lower(), {})
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        return Draft202012Validator(self._schema(method, path), registry=self._registry)

    def _explaining(self, method: str, bare_path: str) -> Draft202012Validator:
        from jsonschema import Draft202012Validator
        from referencing import Registry, Resource
        from referencing.jsonschema import DRAFT202012

        resource = Resource.from_contents(self._document, default_specification=DRAFT202012)
        registry: Any = Registry().with_resource(DOCUMENT, resource)
        return Draft202012Validator(self._schema(method, self._paths[bare_path]), registry=registry)

    @staticmethod
    def _schema(method: str, path: str) -> Json:
        pointer = f"paths/{_escaped(path)}/{method.lower()}/requestBody/content/"
        return {"$ref": f"{DOCUMENT}#/{pointer}application~1json/schema"}


def _bare(path: str) -> str:
    """Return a path without its parameters' names; `@original` counts as a parameter."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def _escaped(path: str) -> str:
    pointer = path.replace("~", "~0").replace("/", "~1")
    return pointer.replace("{", "%7B").replace("}", "%7D")


def _telling(error: Any) -> Any:
    """Return the error in the intended alternative of a union."""
    while error.context:
        branches: dict[Any, list[Any]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        meant = min(branches.values(), key=lambda found: (_of_another_type(found), len(found)))
        error = max(meant, key=lambda inner: len(inner.absolute_path))
    return error


def _of_another_type(errors: list[Any]) -> bool:
    """Return whether errors are about another alternative of a union: another enumerated `type`, or JSON type."""
    return any(
        error.validator == "type"
        if not error.path
        else error.validator == "enum" and list(error.path) == ["type"]
        for error in errors
    )
