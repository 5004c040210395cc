"""Tables without a server: the room `server/tables` on one device, in a browser's worker under Pyodide.

The page asks `Device` what it would ask a server, with the same paths, bodies and messages.
"""
