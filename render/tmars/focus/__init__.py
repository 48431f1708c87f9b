"""The picture of a panel: cards, places and payments of one question, large enough for a phone."""
