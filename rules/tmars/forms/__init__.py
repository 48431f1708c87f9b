"""Forms: the options of each field, with notes and warnings."""
