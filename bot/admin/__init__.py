"""What the operator does from the command line: copies, checks and figures of a database, requests by mail."""
