"""The protocol for other programs: as JSON Schema and as TypeScript types."""

from typing import Any, Final

import msgspec

from ..events import AnyEvent
from . import (
    accounts,
    fields,
    friends,
    insights,
    messages,
    moderation,
    notifications,
    puzzles,
    ratings,
    recovery,
    reviews,
    tables,
)

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
UNIONS: Final[dict[str, Any]] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "Command": messages.Command,
    "AnyEvent": AnyEvent,
    "OrderName": fields.OrderName,
    "Phase": fields.Phase,
    "SeatKind": fields.SeatKind,
}
BODIES: Final = (
    *tables.BODIES,
    *tables.ANSWERS,
    *puzzles.BODIES,
    *puzzles.ANSWERS,
    *accounts.BODIES,
    *accounts.ANSWERS,
    *recovery.BODIES,
    *recovery.ANSWERS,
    *friends.BODIES,
    *friends.ANSWERS,
    *ratings.ANSWERS,
    *reviews.ANSWERS,
    *insights.ANSWERS,
    *notifications.BODIES,
    *notifications.ANSWERS,
    *moderation.BODIES,
    *moderation.ANSWERS,
)
_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def json_schema() -> dict[str, Any]:
    """Return every message and body as one JSON Schema document with definitions."""
    schemas, components = msgspec.json.schema_components([*UNIONS.values(), *BODIES], ref_template="#/$defs/{name}")
    unions = dict(zip(UNIONS, schemas, strict=False))
    return {
        "$schema": DRAFT,
        "title": f"The protocol of Oriflamme, version {messages.VERSION}",
        "$defs": {**components, **unions},
    }


def typescript() -> str:
    """Return every message and body as TypeScript types."""
    definitions = json_schema()["$defs"]
    lines = ["// Made by `make protocol` from src/oriflamme/protocol. Do not edit.", ""]
    for name, schema in definitions.items():
        if about := schema.get("description"):
            lines.append(f"/** {about} */")
        if schema.get("type") == "object" and "properties" in schema:
            lines.append(f"export interface {name} {_object(schema, '')}")
        else:
            lines.append(f"export type {name} = {_type(schema, '')};")
        lines.append("")
    return "\n".join(lines)


def _object(schema: dict[str, Any], indent: str) -> str:
    required = set(schema.get("required", ()))
    inner = indent + "  "
    fields = [
        f"{inner}{name}{'' if name in required else '?'}: {_type(of, inner)};"
        for name, of in schema["properties"].items()
    ]
    return "\n".join(["{", *fields, f"{indent}}}"])


def _type(schema: dict[str, Any], indent: str) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one, indent) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        item = _type(schema.get("items") or {}, indent)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        if "properties" in schema:
            return _object(schema, indent)
        return f"Record<string, {_type(schema.get('additionalProperties') or {}, indent)}>"
    return _PLAIN.get(str(kind), "unknown")
