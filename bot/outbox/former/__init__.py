"""Posts that name members whose data was deleted, and how they are made anew."""
