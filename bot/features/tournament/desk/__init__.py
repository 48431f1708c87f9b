"""The organiser's desk: overview of a tournament, and changes to it after its announcement."""
