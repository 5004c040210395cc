"""A folder for PYTHONPATH, with what a cheating owner would change in a server."""
