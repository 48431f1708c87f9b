"""The line to Discord: its connections, what comes over them, and which of its answers are final."""
