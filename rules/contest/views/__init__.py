"""Views for pictures of tournaments and ratings: names as they are written, numbers and marks; no ids of members.

Every text besides names is a `Msg`. Points are units of 1/3600, shares are thousandths, times are those of a place.
"""
