"""The API: WebSockets and HTTP endpoints, one module for each subject, and the page itself.

An endpoint reads a request, asks a room and writes the answer; it decides nothing.
"""
