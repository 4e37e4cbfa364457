"""How fast somebody may look: before a page costs anything, a token for it is taken (`door/limits.py`).

Static files are served before this; who asks whether the site is well is always answered.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from collegium.web.door import limits
from collegium.web.views import errors

FREE = ("/health", "/metrics")


def pages(get_response: Callable[..., Any]) -> Callable[..., Any]:
    """Limit all requests but POST, whose acts have limits of their own."""

    def answer(request: Any) -> Any:
        if request.method != "POST" and request.path not in FREE and (wait := limits.look(request)):
            response = errors.busy(request, math.ceil(wait))
            response._has_been_logged = True  # Django would write a line for each: a flood would fill the log
            return response
        return get_response(request)

    return answer
