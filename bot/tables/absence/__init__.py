"""What a table does about members who are away: ballots, ways out of a seat, offered seats, conduct."""
