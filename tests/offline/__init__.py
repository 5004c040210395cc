"""Tables on one device, without a server."""
