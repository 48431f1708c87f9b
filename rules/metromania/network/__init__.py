"""The built network: lines, stations, tunnels, what they reach, and when a line is complete."""
