"""Effects, resolved step by step: the stack, its questions, and its starts."""
