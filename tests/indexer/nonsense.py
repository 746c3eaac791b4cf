"""A server in the engine's place whose answers are none of the engine's."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from meilisearch import Client

from indexer.search_engine import SearchEngine

NONSENSE = {
    "a page": b"<html>Welcome!</html>",
    "an object of a proxy": b'{"status": "ok"}',
    "a list": b"[]",
    "nothing": b"",
    "bytes": b"\xff\xfe\x00",
}
BROKEN_OFF = b'{"uid": "rec'


@contextmanager
def answering(body: bytes, *, length: int | None = None) -> Iterator[SearchEngine]:
    """Give an engine that answers every request with these bytes; with a larger `length` it breaks off after them."""

    class Handler(BaseHTTPRequestHandler):
        def answer(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(200)
            self.send_header("Content-Length", str(len(body) if length is None else length))
            self.end_headers()
            self.wfile.write(body)

        do_GET = do_POST = answer  # noqa: N815 - the names that the server calls

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield SearchEngine(Client(f"http://127.0.0.1:{server.server_port}", "key", timeout=30))
        finally:
            server.shutdown()
            thread.join()
