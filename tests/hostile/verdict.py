"""What holds for every answer, whatever was sent."""

from httpx2 import Response

from api.middleware.security_headers import HEADERS
from tests.api.errors import LEAKS, assert_error
from tests.hostile.attack import Attack
from tests.hostile.values import CANARY

SECRETS = ("$argon2", "token_version", ".py", CANARY.lower())


def check_answer(attack: Attack, answer: Response, *, may_be_busy: bool = False) -> None:
    """Raise AssertionError unless the answer is one that a hostile request may get.

    That is: no fault of the site, the one error body, the security headers, and nothing about the site's inside.
    `may_be_busy` allows a 503 that says when to come back.
    """
    if may_be_busy and answer.status_code == 503:
        assert answer.headers["Retry-After"].isdigit(), answer.headers
    else:
        assert answer.status_code < 500, f"{answer.status_code} {answer.text[:300]}"
    for name in HEADERS:
        assert name in answer.headers, f"{name} is missing"
    if answer.status_code < 400:
        return
    if attack.method != "HEAD" and answer.request.url.path.startswith(("/api/", "/healthz", "/readyz")):
        assert_error(answer, answer.status_code)
    told = [word for word in (*LEAKS, *SECRETS) if word.lower() in answer.text.lower()]
    assert not told, f"the answer says {told}: {answer.text[:300]}"
    assert "set-cookie" not in answer.headers
