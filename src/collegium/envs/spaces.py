"""Spaces as Gymnasium has them, from a layout. Needs `pip install "collegium[envs]"`."""

from __future__ import annotations

from typing import Any

import numpy as np

from collegium.envs.one import One
from collegium.extras import extra

extra("gymnasium", "envs")
from gymnasium import spaces


def action_space(one: One) -> Any:
    """All flat action ids; `sample(mask)` picks a legal one."""
    return spaces.Discrete(one.actions)


def observation_space(one: One) -> Any:
    """The vector, each number within its own bounds."""
    return spaces.Box(one.layout.low, one.layout.high, dtype=one.layout.dtype)


def masked_space(one: One) -> Any:
    """The vector and the mask."""
    mask = spaces.Box(0, 1, (one.actions,), np.int8)
    return spaces.Dict({"observation": observation_space(one), "action_mask": mask})
