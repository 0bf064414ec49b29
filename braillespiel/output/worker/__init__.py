"""Our own processes for libraries that can hang, crash or end the process in which they run."""
