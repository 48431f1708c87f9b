"""What is built: lines, stations, tunnels, what they reach, and when one is complete."""
