"""Posts that name members with deleted data, and their replacements."""
