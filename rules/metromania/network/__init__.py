"""The built network: lines, stations, tunnels, their reach, and complete lines."""
