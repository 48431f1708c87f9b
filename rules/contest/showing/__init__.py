"""From what is known of a tournament to what its pictures may see: names and marks, no numbers of members."""
