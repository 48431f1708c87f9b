"""The rules: state in, state out, nothing else."""
