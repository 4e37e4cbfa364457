"""The rules of Nobel Run, one file per subject, in the rulebook's order and words."""
