"""Power fails: what a disk may have kept of what was written to it, and what the store makes of that."""
