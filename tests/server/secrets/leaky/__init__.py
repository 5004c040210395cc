"""A folder for PYTHONPATH that plants leaks in a server."""
