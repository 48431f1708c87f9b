"""What Discord refuses: lengths, counts and shapes of what a bot sends.

Each check collects all faults of a body in one `FormErrors`, because Discord lists them all in one answer.
"""
