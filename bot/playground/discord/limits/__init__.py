"""What Discord refuses: lengths, counts and shapes of what a bot sends.

Each check gathers all faults of a body into one `FormErrors`, because Discord names them all in
one answer.
"""
