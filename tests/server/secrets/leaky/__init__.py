"""A folder for PYTHONPATH, with leaks to be planted in a server."""
