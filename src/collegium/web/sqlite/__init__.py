"""SQLite as Django has it, but that whoever writes at the same moment shares one wait for the disk."""
