"""The running program: devices, disk and loop around a client."""
