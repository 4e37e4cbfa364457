"""The address of this site for links that leave it: in letters, webhooks and notices in a browser.

A request may name any `Host` that the site answers to, with any port, and the link goes to somebody else. So such links
begin with the configured address (`COLLEGIUM_ADDRESS`). Without one, they begin with a host and a port that the site is
known to have.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http.request import split_domain_port

from collegium.web.models import Letterbox

HERE = ("localhost", "127.0.0.1", "[::1]", "0.0.0.0", "[::]")  # names by which only this machine finds the site


def of_request(request: Any) -> str:
    """Return scheme, host and port of this site, without a slash at the end. The host is
    one of `COLLEGIUM_HOSTS`; a name of this machine counts only if the site has no public name."""
    if settings.ADDRESS:
        return str(settings.ADDRESS)
    public = [host.lstrip(".") for host in settings.ALLOWED_HOSTS if host != "*" and host not in HERE]
    host, port = split_domain_port(request.get_host())
    if "*" in settings.ALLOWED_HOSTS and host not in (*public, *HERE):
        host = ""  # anybody may have made it up
    if not host or (public and host in HERE):
        host = public[0] if public else HERE[0]
    scheme = "https" if settings.HTTPS else request.scheme
    own = str(request.META.get("SERVER_PORT", ""))
    reached = own.isdigit() and not settings.HTTPS and (port == own or host in HERE)  # the port of a proxy is not ours
    usual = {"https": "443", "http": "80"}[scheme]
    return f"{scheme}://{host}:{own}" if reached and own != usual else f"{scheme}://{host}"


def of_letterbox(box: Letterbox) -> str:
    """Return the address of this site for the owner of a letterbox: the configured one, or the one they came by."""
    return str(settings.ADDRESS) or box.site.rstrip("/")
