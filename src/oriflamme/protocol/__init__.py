"""The protocol: every message between a table and the people, programs and pages that play at it, as types.

The server, the client library and the page share it; `make protocol` writes the TypeScript types and the JSON Schema.
"""
