"""What sprites and grounds need while they are kept: numbers, and packs of those that nobody has wanted for a while."""
