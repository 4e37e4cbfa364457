"""Django's settings, from the environment. None is needed to play at home; for a public server see docs/site.md."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from collegium.paths import data_dir
from collegium.web.keeping import WAIT, database_file, kept_secret

HERE = Path(__file__).parent
DATA = data_dir()
DATA.mkdir(parents=True, exist_ok=True)
KEY = DATA / "secret-key"


LONGEST_BOT = 32  # letters of its name, as a seat keeps it


def setting(name: str, default: str = "") -> str:
    return os.environ.get(f"COLLEGIUM_{name}", default)


def figure(name: str, default: str) -> float:
    try:
        return float(setting(name, default))
    except ValueError:
        raise ValueError(f"COLLEGIUM_{name}: expected a number, found {setting(name)!r}") from None


def switch(name: str, default: str) -> bool:
    """A setting that is `on` or `off`; anything else may be a slip."""
    told = setting(name, default)
    if told not in ("on", "off"):
        raise ValueError(f"COLLEGIUM_{name}: expected on or off, found {told!r}")
    return told == "on"


def own_bots() -> list[str]:
    """Bots of one's own, module:Class: as long as a seat has room for their names."""
    found = [bot.strip() for bot in setting("BOTS").split(",") if bot.strip()]
    for bot in found:
        if len(bot) > LONGEST_BOT:
            raise ValueError(f"COLLEGIUM_BOTS: '{bot}' is too long (expected at most {LONGEST_BOT} letters)")
    return found


def database(url: str) -> dict[str, Any]:
    """SQLite in the data folder, or what a postgres:// address names."""
    if not url:
        return {
            "ENGINE": "collegium.web.sqlite",
            "NAME": database_file(DATA / "site.sqlite3", bool(setting("SECRET_KEY")) or KEY.exists()),
            "CONN_MAX_AGE": 60,
            "OPTIONS": {
                "timeout": WAIT,
                "transaction_mode": "IMMEDIATE",
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
            },
        }
    parts = urlsplit(url)
    if parts.scheme not in ("postgres", "postgresql"):
        raise ValueError(f"COLLEGIUM_DATABASE_URL: expected postgres://..., found {parts.scheme}://")
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": parts.path.lstrip("/"),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": parts.hostname or "",
        "PORT": parts.port or "",
        "CONN_MAX_AGE": 60,
        "CONN_HEALTH_CHECKS": True,  # it may have been started again
    }


def own_address(told: str) -> str:
    """The address of the site as people type it, without a path; empty where nobody told."""
    parts = urlsplit(told)
    try:
        whole = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        whole = False
    if told and (not whole or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc):
        raise ValueError(f"COLLEGIUM_ADDRESS: expected an address like https://play.example.org, found {told!r}")
    return told.rstrip("/")


def mail_tls(kind: str) -> tuple[bool, bool]:
    """Whether mail goes by STARTTLS, and whether by TLS from the first byte. A slip never means: in the open."""
    if kind not in ("starttls", "tls", "none"):
        raise ValueError(f"COLLEGIUM_MAIL_TLS: expected starttls, tls or none, found {kind!r}")
    return kind == "starttls", kind == "tls"


DEBUG = setting("DEBUG") == "1"
HTTPS = setting("HTTPS") == "1"  # a public server behind TLS: secure cookies, redirects, HSTS
ADDRESS = own_address(setting("ADDRESS"))  # begins the links in letters and notices; see `live/origin.py`
ALLOWED_HOSTS = [h for h in setting("HOSTS", "localhost,127.0.0.1,[::1]").split(",") if h]
CSRF_TRUSTED_ORIGINS = [f"https://{host}" for host in ALLOWED_HOSTS if HTTPS and host != "*"]
DATABASES = {"default": database(setting("DATABASE_URL"))}  # before there is a key: one says that a site was here
SECRET_KEY = setting("SECRET_KEY") or kept_secret(KEY)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
REDIS_URL = setting("REDIS_URL")
WORKERS = int(figure("WORKERS", "1"))  # processes of `collegium serve --workers`
SEVERAL = bool(REDIS_URL or setting("DATABASE_URL") or WORKERS > 1)  # processes, for all we know
BOT_PAUSE = figure("BOT_PAUSE", "0.7")  # seconds between choices of a bot, so that people can follow
BOTS = own_bots()  # that may sit at tables
STALLED = figure("STALLED", "12")  # seconds without a choice after which another process plays a table's bots
PREPARE = setting("PREPARE", "1")  # compile the games in the background: "1", "0", or "cached" to load only
METRICS_TOKEN = setting("METRICS_TOKEN")  # what Prometheus shows to read /metrics from another machine
LIMITS = figure("LIMITS", "1")  # a factor on all rate limits
SECOND_FACTOR = find_spec("django_otp") is not None  # extra `server`
ADMIN = switch("ADMIN", "on") and SECOND_FACTOR  # a password alone does not open it

INSTALLED_APPS = [
    "collegium.web.apps.Admin", "django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions",
    "django.contrib.messages", "django.contrib.staticfiles", "django_htmx", "collegium.web.apps.Site",
]  # fmt: skip
if SECOND_FACTOR:
    INSTALLED_APPS += ["django_otp", "django_otp.plugins.otp_totp", "django_otp.plugins.otp_static"]
OTP_TOTP_ISSUER = "Collegium"
OTP_ADMIN_HIDE_SENSITIVE_DATA = True  # nobody reads the secret of a colleague
OTP_TOTP_THROTTLE_FACTOR = OTP_STATIC_THROTTLE_FACTOR = 0  # codes have a limit of ours (door/limits.py), without a lock
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "collegium.web.middleware.policy",
    "collegium.web.assets.Served",
    "django.middleware.gzip.GZipMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "collegium.web.views.pace.pages",
    "collegium.web.middleware.local_time",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "collegium.web.middleware.plain_text",
    "collegium.web.middleware.guest_cookie",
]
ROOT_URLCONF = "collegium.web.urls"
ASGI_APPLICATION = "collegium.web.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "collegium.web.templating.Templates",
        "DIRS": [HERE / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "collegium.web.middleware.context",
            ],
            "builtins": ["collegium.web.templatetags.house"],
        },
    }
]
STATIC_URL = "static/"
STATIC_ROOT = DATA / "static"
STATIC_ROOT.mkdir(exist_ok=True)
STATICFILES_DIRS: list[Any] = [HERE / "static", ("collegium/fonts", HERE.parent / "draw" / "fonts")]
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.FileSystemFinder",
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "collegium.web.assets.ArtFinder",
]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "collegium.web.assets.Storage"},
}
WHITENOISE_MANIFEST_STRICT = False

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("nl", "Nederlands"), ("es", "Español")]
USE_TZ = True
TIME_ZONE = "UTC"
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]
DATA_UPLOAD_MAX_MEMORY_SIZE = 32 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 64
DATA_UPLOAD_MAX_NUMBER_FILES = 1  # a journal; the whole request is limited before Django sees it
SESSION_COOKIE_AGE = 60 * 60 * 24 * 90
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_HTTPONLY = True
LANGUAGE_COOKIE_AGE = 60 * 60 * 24 * 365
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
CSRF_FAILURE_VIEW = "collegium.web.views.errors.csrf"
X_FRAME_OPTIONS = "DENY"
MESSAGE_STORAGE = "django.contrib.messages.storage.cookie.CookieStorage"
PRIVATE_HOOKS = setting("PRIVATE_HOOKS") == "1"  # webhooks may lead into private networks, by plain http too
PUSH_KEY = setting("PUSH_KEY")  # by which push services know us; else made once, kept in the data folder
EMAIL_HOST = setting("MAIL_HOST")  # without one, mail is written to the console
EMAIL_BACKEND = f"django.core.mail.backends.{'smtp' if EMAIL_HOST else 'console'}.EmailBackend"
EMAIL_PORT = int(figure("MAIL_PORT", "587"))
EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = setting("MAIL_USER"), setting("MAIL_PASSWORD")
EMAIL_USE_TLS, EMAIL_USE_SSL = mail_tls(setting("MAIL_TLS", "starttls"))
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = SERVER_EMAIL = setting("MAIL_FROM", "Collegium <collegium@localhost>")
PASSWORD_RESET_TIMEOUT = 60 * 60 * 24  # seconds for which a link for a new password is good
if HTTPS:
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = True
    SECURE_SSL_REDIRECT = True
    SECURE_REDIRECT_EXEMPT = [r"^(health|metrics)$"]
    SECURE_HSTS_SECONDS = int(setting("HSTS_SECONDS", str(60 * 60 * 24 * 365)))
    # Both bind every other site of the domain for a year: only who owns all of it may say so.
    SECURE_HSTS_INCLUDE_SUBDOMAINS = setting("HSTS_SUBDOMAINS") == "1"
    SECURE_HSTS_PRELOAD = setting("HSTS_PRELOAD") == "1"
    SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]  # they would have both on, whoever owns the domain
    # Whether a request came by TLS the server knows, which believes X-Forwarded-Proto from its proxies alone.

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": "collegium.web.logs.JsonLines"}},
    "handlers": {"lines": {"class": "collegium.web.logs.Unhurried", "formatter": "lines"}},
    "root": {"handlers": ["lines"], "level": setting("LOG", "WARNING")},
    "loggers": {
        "collegium": {"level": setting("LOG", "INFO")},
        "django": {"handlers": [], "propagate": True},
        "uvicorn": {"handlers": [], "propagate": True, "level": "WARNING"},
    },
}
