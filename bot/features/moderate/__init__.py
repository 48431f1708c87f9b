"""What moderators see: the page of everything that was done."""
