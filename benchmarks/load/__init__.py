"""How much the server bears, over real sockets and with a real disk: `python -m benchmarks.load`."""
