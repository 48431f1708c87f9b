"""Plans of tournaments: made for a format, checked, and measured (chapter "Parameters")."""
