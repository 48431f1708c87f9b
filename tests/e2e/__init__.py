"""The shipped bot as a child process, played with over the playground's sockets as people play with it."""
