"""The line to Discord: its connections, incoming events, and final answers."""
