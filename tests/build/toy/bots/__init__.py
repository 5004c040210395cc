"""A second package of the same unit."""
