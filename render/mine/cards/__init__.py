"""Cards, goals and corporations as pictures."""
