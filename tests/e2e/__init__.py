"""The shipped bot as a child process, played over the playground's sockets the way people play."""
