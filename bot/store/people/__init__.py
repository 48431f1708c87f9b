"""What is stored about members at tables: ballots, conduct, seats on offer, who is gone for good."""
