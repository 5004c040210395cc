"""The protocol: every message and HTTP body between a server and its clients, as types.

The server and the client library import it. `make protocol` writes the TypeScript types and the JSON Schema.
"""
