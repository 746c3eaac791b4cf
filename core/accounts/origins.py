"""Where a sign-up or a click came from: a browser, by a secret in its cookie, and a connecting address."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from core.accounts.secrets import key_for
from core.models import SignUp
from core.settings import Settings

SECRET_BYTES = 32


@dataclass(frozen=True)
class Origin:
    """Hashes of a browser's secret (None without one) and of a connecting address."""

    browser_hash: str | None
    address_hash: str

    def is_address_of(self, sign_up: SignUp) -> bool:
        """Tell whether the sign-up came from this connecting address."""
        return sign_up.address_hash == self.address_hash


def new_browser_secret() -> str:
    """Return 43 random letters, digits, - and _."""
    return secrets.token_urlsafe(SECRET_BYTES)


def origin_of(browser_secret: str | None, address: str, settings: Settings) -> Origin:
    """Return the origin of a call. Addresses are few enough to try them all, so their hash is keyed."""
    browser_hash = hashlib.sha256(browser_secret.encode(errors="surrogatepass")).hexdigest() if browser_secret else None
    keyed = hmac.new(key_for("sign_up_addresses", settings), address.encode(errors="surrogatepass"), hashlib.sha256)
    return Origin(browser_hash, keyed.hexdigest())
