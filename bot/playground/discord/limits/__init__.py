"""Discord's limits: lengths, counts and shapes of a bot's messages and commands.

Each check collects all faults of a body in one `FormErrors`, because Discord lists them all in one answer.
"""
