"""Answers that members give before being asked: which there are, and which fit a position."""
