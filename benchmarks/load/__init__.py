"""How much load the server can take, over real sockets and with a real disk: `python -m benchmarks.load`."""
