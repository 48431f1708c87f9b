"""What lies in the box: cards, boards, tracks, effects as data, and the numbers of the rule book."""
