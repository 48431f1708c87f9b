"""The operator's command line: copies, checks and figures of a database, requests by mail."""
