"""The turn order, the automatic steps, the trips at the end and the score."""
