"""Results of finished tables for their members, and conditions for sitting down."""
