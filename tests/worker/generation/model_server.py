"""A language model on loopback that says what a test tells it to."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

GOOD: dict[str, Any] = {
    "short_title": "Lamb with Eggplant",
    "long_title": "Braised Lamb with Eggplant and Tomato",
    "description": "Lamb cooked slowly until it gives way, with eggplant that drinks up the sauce.",
    "cultural_notes": "",
    "difficulty": "Easy",
    "prep_minutes": 20,
    "cook_minutes": 70,
    "servings": 4,
    "calories": 480,
    "protein_grams": 34,
    "carbs_grams": 18,
    "fat_grams": 30,
    "fiber_grams": 6,
    "tags": ["braise"],
    "ingredients": [
        {"name": "lamb shoulder, cubed", "quantity": 700, "unit": "g", "notes": "", "is_optional": False},
        {"name": "eggplants", "quantity": 2, "unit": "", "notes": "", "is_optional": False},
        {"name": "tomatoes", "quantity": 4, "unit": "", "notes": "chopped", "is_optional": False},
        {"name": "salt", "quantity": None, "unit": "to taste", "notes": "", "is_optional": False},
    ],
    "steps": [
        {"text": "Brown the lamb well on all sides.", "temperature": "", "minutes": 10},
        {"text": "Add eggplants, tomatoes and salt; cover and simmer until tender.", "temperature": "", "minutes": 60},
    ],
    "unused": [],
}


def said(recipe: object) -> dict[str, Any]:
    """A completion with this content."""
    content = recipe if isinstance(recipe, str) else json.dumps(recipe)
    message = {"role": "assistant", "content": content}
    choice = {"index": 0, "message": message, "finish_reason": "stop"}
    return {"id": "1", "object": "chat.completion", "created": 1, "model": "m", "choices": [choice]}


class ModelServer:
    """Answers one after the other: a body for 200, a number for that status, "silence" for none at all."""

    def __init__(self, answers: list[Any]) -> None:
        self.answers = answers
        self.requests: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.released = Event()
        self.url = ""

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        """Give the next answer."""
        length = int(handler.headers["Content-Length"])
        self.requests.append(json.loads(handler.rfile.read(length)))
        self.keys.append(handler.headers["Authorization"])
        answer = self.answers.pop(0)
        if answer == "silence":
            self.released.wait(30)
            return
        status, body = (answer, {"error": {"message": "no"}}) if isinstance(answer, int) else (200, answer)
        content = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        handler.send_response(status)
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Length", str(len(content)))
        if status == 429:
            handler.send_header("Retry-After", "7")
        handler.end_headers()
        handler.wfile.write(content)


@contextmanager
def serving(*answers: Any) -> Iterator[ModelServer]:
    """Run a server with these answers."""
    server = ModelServer(list(answers))

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            server.answer(self)

        def log_message(self, format: str, *arguments: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as http:
        server.url = f"http://127.0.0.1:{http.server_port}/v1"
        thread = Thread(target=http.serve_forever, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.released.set()
            http.shutdown()
            thread.join()
