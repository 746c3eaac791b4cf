"""Keys for one purpose each, made from the site's one secret."""

import hashlib
import hmac

from core.settings import Settings


def key_for(purpose: str, settings: Settings) -> bytes:
    """Return 32 bytes that stand for this purpose alone, the same as long as the site's secret is."""
    secret = settings.secret_key.get_secret_value().encode()
    return hmac.new(secret, f"sufra {purpose}".encode(), hashlib.sha256).digest()
