"""What a good player looks at (§15)."""

from collegium.kernel.rule import rule


@rule
def value(s, who):
    return s.player[who].prestige
