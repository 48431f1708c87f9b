"""Power failures: the possible contents of a disk afterwards, and the store's recovery."""
