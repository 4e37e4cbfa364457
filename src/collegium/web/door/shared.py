"""Buckets of tokens that all processes share, in Redis. Who asks is told whether there was enough, or that Redis is
away: then nobody waits for it, and each process goes by its own buckets for a moment."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Sequence
from typing import Any

from django.conf import settings

log = logging.getLogger("collegium.web.door.shared")
AWAY = 1.0  # seconds that anybody waits for Redis, and before it is tried again
PREFIX = "collegium.limits"
# One step for all buckets, by Redis's own clock: one from each, or from none. A bucket that has filled up is forgotten.
SPEND = """
local t = redis.call('TIME')
local now, left, enough, cost = t[1] + t[2] / 1000000, {}, 1, tonumber(ARGV[2 * #KEYS + 1])
for i, key in ipairs(KEYS) do
  local most, rate, kept = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i]), redis.call('HMGET', key, 'left', 'at')
  left[i] = most
  if kept[1] then left[i] = math.min(most, tonumber(kept[1]) + math.max(0, now - tonumber(kept[2])) * rate) end
  if left[i] < cost then enough = 0 end
end
for i, key in ipairs(KEYS) do
  redis.call('HSET', key, 'left', tostring(left[i] - enough * cost), 'at', string.format('%.6f', now))
  redis.call('PEXPIRE', key, math.ceil(tonumber(ARGV[2 * i - 1]) / tonumber(ARGV[2 * i]) * 1000) + 1000)
end
return enough
"""
_lock = threading.Lock()
_script: tuple[str, Any] = ("", None)  # the address it belongs to
_back = 0.0  # when Redis, which is away, is tried again


def spend(wanted: Sequence[tuple[str, float, float]], cost: int = 1) -> bool | None:
    """Take one token of each bucket (its name, how many it holds, how many come a second), or put one back (-1). False:
    one has none left, and it costs nothing. None: there is no Redis, or it is away."""
    global _back
    if not settings.REDIS_URL or time.monotonic() < _back:
        return None
    import redis

    try:
        figures = [repr(float(figure)) for _, most, rate in wanted for figure in (most, rate)]
        return bool(_connected()(keys=[f"{PREFIX}.{name}" for name, _, _ in wanted], args=[*figures, cost]))
    except redis.RedisError as error:
        _back = time.monotonic() + AWAY
        log.warning("redis", extra={"facts": {"error": str(error)}})
        return None


def _connected() -> Any:
    global _script
    import redis

    with _lock:
        if _script[0] != settings.REDIS_URL:
            client: Any = redis.Redis.from_url(settings.REDIS_URL, socket_timeout=AWAY, socket_connect_timeout=AWAY)
            _script = (settings.REDIS_URL, client.register_script(SPEND))
        return _script[1]
