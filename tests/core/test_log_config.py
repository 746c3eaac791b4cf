"""One configuration of logging for every process."""

import subprocess
import sys

PROGRAM = """
import logging
from core.log_config import configure_logging
from core.request_id import request_id

configure_logging()
logging.getLogger("worker.example").info("outside")
request_id.set("0123456789abcdef")
logging.getLogger("api.example").info("inside")
logging.getLogger("uvicorn.error").info("once")
logging.getLogger("uvicorn.access").info("GET /reset-password/secret")
"""


# A request's line names its path, and the path of a reset link is a secret.
def test_every_line_from_info_upwards_stands_once_with_its_request_id() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)

    assert [line.split(" ", 2)[2] for line in done.stderr.splitlines()] == [
        "INFO worker.example [-] outside",
        "INFO api.example [0123456789abcdef] inside",
        "INFO uvicorn.error [0123456789abcdef] once",
    ]
