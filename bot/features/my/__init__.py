"""What members see about themselves: how they are told, and what waits for them."""
