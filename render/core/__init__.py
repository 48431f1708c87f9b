"""Drawing tools that the painters of all titles share."""
