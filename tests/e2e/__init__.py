"""The shipped bot as a child process, played over the playground's sockets as people play with it."""
