"""The next step of a tournament: decided from stored facts and the time, carried out by the caller."""
