"""Requests and messages of every kind, valid ones and hostile ones, the same for the same seed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec

from bottega.server.protocol.messages import ClientMessage

STRINGS = [
    *[
        "",
        " ",
        "\x00",
        "a\x00b",
        "\ud800",
        "\u202e",
        "\u200b",
        "[/b][red]",
        "'; --",
        "../../etc/passwd",
        "%00",
    ],
    *[
        "a" * 5000,
        "𝔘" * 300,
        "9" * 400,
        "a.b." * 500,
        "{ $x }",
        "<script>",
        "null",
        "-1",
        "1e999",
        "\n\r",
        "en,de",
    ],
]
VALUES: list[Any] = [
    *[
        None,
        True,
        False,
        -1,
        0,
        1,
        63,
        64,
        2**31,
        2**63,
        10**30,
        -(10**30),
        1e308,
        0.5,
        [],
        {},
        [[]],
        {"a": 1},
    ],
    *[["x"] * 500, list(range(500)), {str(number): number for number in range(300)}],
]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"

BODIES = [
    *[b"", b"\xff\xfe", b"{", b"null", b"0", b'"x"', b"[" * 60_000, b'{"a":' * 10_000, b"9" * 60_000],
    b"-" + b"1" * 60_000 + b"e99999",
    b"{" + b",".join(b'"k%d":%d' % (number, number) for number in range(4000)) + b"}",
    b'{"game":"' + b"\\u0041" * 9000 + b'"}',
    b'{"game":"pig","options":{' + b",".join(b'"o%d":[]' % number for number in range(4000)) + b"}}",
    b'{"game":"pig","seats":[' + b",".join([b'{"kind":"open"}'] * 3500) + b"]}",
    b'{"game":"florenza","seats":[{"kind":"me"}],"content":{"extends":"first","t":['
    + b",".join([b'{"mark":"rulebook","name":"x"}'] * 1500)
    + b"]}}",
    b'{"record":{"format":1,"game":"pig","box":{"t":['
    + b",".join([b'{"mark":"rulebook","name":"x"}'] * 1500)
    + b"]}}}",
    b'{"file":"' + b"a." * 20_000 + b'=1"}',
    b'{"answers":[' + b",".join([b'{"table":"t","row":"r","column":"c","value":1}'] * 1000) + b"]}",
    b'{"text":"' + b"x" * 60_000 + b'"}',
]
"""Bodies that are hard to read."""

HEADERS = [
    {"cookie": 'bottega_guest="' + "\\a" * 15_000},
    {"cookie": "a=b;" * 7000},
    {"cookie": "bottega_guest=x; bottega_before=" + "y" * 199},
    {"accept-language": "en;q=0.1," * 3000},
    {"accept-language": "a-b-c-d," * 3500},
    {"accept-encoding": "gzip, br;q=0, " * 2000},
    {"if-none-match": 'W/"a", ' * 4000},
    {"x-forwarded-for": "10.1.1.1, " * 2500},
    {"x-forwarded-for": "x" * 20_000, "x-forwarded-proto": "wss" * 100},
    {"origin": "http://" + "a" * 20_000},
    {"origin": "http://[::1"},
    {"host": "a" * 5000},
    {"content-type": "multipart/form-data; boundary=" + "b" * 1000},
    {"content-type": "application/x-www-form-urlencoded"},
    {"content-type": "text/plain; charset=" + "x" * 3000},
    {"range": "bytes=" + "0-1," * 5000},
    {f"x-header-{number}": "v" for number in range(80)},
]
PATHS = [
    *["/", "/t/x", "/join", "/device", "/assets/none.js", "/favicon.svg", "/schema/openapi.json", "/metrics"],
    *[
        "/health",
        "/health/live",
        "/health/ready",
        "/api",
        "/api/",
        "/api/nowhere",
        "/schema",
        "/%00",
        "/%ff%fe",
    ],
    *["/" + "a/" * 20_000, "/api/tables/" + "a/" * 20_000, "/t/" + "%41" * 10_000, "/.." * 200, "//" * 500],
    *["/?lang=" + "x" * 30_000, "/api/me?" + "a=1&" * 12_000, "/api/me?" + "lang=en&" * 6000],
    *["/api/me?" + "&" * 40_000, "/api/tables?" + "%" * 20_000, "/api/me?lang=%ff", "/api/me?lang=%00"],
]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW"]


class Request(NamedTuple):
    method: str
    path: str
    body: bytes | None
    headers: dict[str, str]

    def __str__(self) -> str:
        return f"{self.method} {self.path[:120]} {(self.body or b'')[:120]!r} {str(self.headers)[:120]}"


class Corpus:
    """Makes requests and messages from the schema of the server. `known` are good values by the name of a field."""

    def __init__(self, seed: int, openapi: dict[str, Any], known: dict[str, list[Any]]) -> None:
        self.chance = random.Random(seed)
        self.known = known
        self.openapi = openapi
        self.operations = [
            (method, path, operation)
            for path, methods in sorted(openapi["paths"].items())
            for method, operation in sorted(methods.items())
            if method in ("get", "post", "put", "delete")
        ]
        (self.message,), self.message_types = msgspec.json.schema_components(
            [ClientMessage], ref_template="#/{name}"
        )

    def requests(self, count: int) -> Iterator[Request]:
        """Each operation in turn, and between them what belongs to none."""
        for at in range(count):
            if at % 8 == 7:
                yield self.odd()
            else:
                yield self.request(*self.operations[(at - at // 8) % len(self.operations)])

    def odd(self) -> Request:
        chance = self.chance
        method = chance.choice(METHODS) if chance.random() < 0.3 else "GET"
        headers = chance.choice(HEADERS) if chance.random() < 0.5 else {"accept": "text/html"}
        return Request(method, chance.choice(PATHS), None, headers)

    def request(self, method: str, path: str, operation: dict[str, Any]) -> Request:
        chance = self.chance
        query = []
        for each in operation.get("parameters", []):
            value = self.value(each.get("schema", {}), self.openapi, each["name"])
            text = quote(str(value).encode("utf-8", "surrogatepass"), safe="")
            if each["in"] == "path":
                path = path.replace(f"{{{each['name']}}}", text[:3000] or "x")
            elif each["in"] == "query" and chance.random() < 0.7:
                query.append(f"{each['name']}={text[:3000]}")
        body = None
        if "requestBody" in operation:
            (schema,) = (kind["schema"] for kind in operation["requestBody"]["content"].values())
            hard = chance.random() < 0.15
            body = (
                chance.choice(BODIES)
                if hard
                else json.dumps(self.value(schema, self.openapi, "", usual=0.97)).encode()
            )
        headers = dict(chance.choice(HEADERS)) if chance.random() < 0.05 else {}
        if body is not None:
            headers.setdefault("content-type", "application/json")
        return Request(method.upper(), path + ("?" + "&".join(query) if query else ""), body, headers)

    def messages(self, count: int) -> Iterator[str | bytes]:
        for _ in range(count):
            if self.chance.random() < 0.08:
                yield self.chance.choice(BODIES)
            else:
                yield json.dumps(self.value(self.message, self.message_types, "", usual=0.98))

    def value(self, schema: dict[str, Any], root: Any, name: str, usual: float = 0.93) -> Any:
        """A value of a schema, or one that is not."""
        chance = self.chance
        if chance.random() > usual:
            return chance.choice(STRINGS if chance.random() < 0.5 else VALUES)
        if name in self.known and chance.random() < 0.85:
            return chance.choice(self.known[name])
        if "$ref" in schema:
            found = root
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            return self.value(found, root, name, usual)
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return self.value(chance.choice(schema[choice]), root, name, usual)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return chance.choice(schema["enum"])
        kind = schema.get("type", "string")
        kind = chance.choice(kind) if isinstance(kind, list) else kind
        if kind == "object":
            required = schema.get("required", [])
            return {
                each: self.value(inner, root, each, usual)
                for each, inner in schema.get("properties", {}).items()
                if chance.random() < (0.97 if each in required else 0.4)
            }
        if kind == "array":
            most = schema.get("maxItems", 5)
            length = (
                most if chance.random() < 0.1 else chance.randint(schema.get("minItems", 0), min(most, 3))
            )
            return [self.value(schema.get("items", {}), root, name, usual) for _ in range(length)]
        if kind in ("integer", "number"):
            low, high = int(schema.get("minimum", 0)), int(schema.get("maximum", 2000))
            return (
                chance.choice((low, high))
                if chance.random() < 0.1
                else chance.randint(low, max(low, min(high, 60)))
            )
        if kind == "boolean":
            return chance.random() < 0.5
        if kind == "null":
            return None
        length = max(schema.get("minLength", 0), min(schema.get("maxLength", 20), chance.randint(1, 30)))
        return "".join(chance.choice(LETTERS) for _ in range(length))
