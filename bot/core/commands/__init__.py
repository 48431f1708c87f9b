"""Code shared by the slash commands: suggestions, options, registration, and the command group of a title."""
