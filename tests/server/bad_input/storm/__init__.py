"""Attacks on the transport by many connections, while honest people play: the long form is part of `make storm`."""
