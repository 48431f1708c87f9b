"""The board, part by part, and the whole pictures made of them: board, hand, scores, cover."""
