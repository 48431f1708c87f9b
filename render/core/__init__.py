"""What the painters of all titles share."""
