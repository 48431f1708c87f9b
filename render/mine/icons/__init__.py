"""Signs: gems, tokens, and signs for everything else."""
