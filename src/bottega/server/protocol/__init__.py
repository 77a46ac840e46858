"""What the server and a client say to each other: every body of the HTTP interface and every message of the socket.

`docs/protocol.md` tells how they are used, `python -m bottega.server.schema` prints them as one JSON Schema. Fields are
only ever added. What a client may leave out has a default; the server sends every field.
"""
