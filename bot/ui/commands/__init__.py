"""What slash commands share: suggestions, options, registration, the group of a title."""
