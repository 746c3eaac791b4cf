"""Whether a web server answers."""

import http.client

TIMEOUT_SECONDS = 2.0


def answers_ok(host: str, port: int, path: str) -> bool:
    """Say whether GET `path` at this address gives status 200 now."""
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
