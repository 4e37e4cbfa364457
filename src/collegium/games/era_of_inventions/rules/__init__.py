"""The rules of Era of Inventions, one file per subject."""
