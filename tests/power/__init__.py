"""Power failures: what a disk may hold afterwards, and how the store copes with it."""
