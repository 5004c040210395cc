"""The compile step: the plain Python rules become one C extension."""
