"""The picture of a panel: the part of the city that a question concerns, above the means that it changes."""
