"""The words for components: names, and texts of cards that are derived from their effects."""
