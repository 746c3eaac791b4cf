"""What every error answer of the API has to be."""

from httpx2 import Response

LEAKS = ("Traceback", "127.0.0.1", "localhost:", "postgres", "meilisearch", "Bearer", "site-packages", "sqlalchemy")


def assert_error(response: Response, status: int, sentence: str | None = None, *, code: str | None = None) -> None:
    """Assert the one error body with this status, without internal details."""
    assert response.status_code == status, response.text
    body = response.json()
    assert body["Error"]
    assert body["message"] == body["Error"]
    assert body["Code"]
    assert ("Details" in body) == (status == 422)
    if sentence is not None:
        assert body["Error"] == sentence
    if code is not None:
        assert body["Code"] == code
    assert not [leak for leak in LEAKS if leak.lower() in response.text.lower()]
