"""The rules of Alma Mater, one file per subject."""
