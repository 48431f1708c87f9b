"""Acts of organisers after the announcement: changes, which a public log lists, and calls by hand."""
