"""Whether the coach's chances and beliefs come true. `make calibration`."""
