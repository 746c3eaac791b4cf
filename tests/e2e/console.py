"""The browser's console as a test hears it."""

from playwright.sync_api import BrowserContext, ConsoleMessage


class Console:
    """Collects what pages write to their consoles, uncaught errors included."""

    def __init__(self) -> None:
        self._heard: list[str] = []
        self._expected: list[str] = []

    def listen(self, context: BrowserContext) -> None:
        """Hear every page of `context`."""
        context.on("console", lambda message: self._heard.append(_line_of(message)))
        context.on("weberror", lambda error: self._heard.append(f"uncaught: {error.error}"))

    def expect(self, part: str) -> None:
        """Let lines pass that contain `part`: the browser reports each failed request by itself."""
        self._expected.append(part)

    def unexpected(self) -> list[str]:
        """Return the lines that no test expected."""
        return [line for line in self._heard if not any(part in line for part in self._expected)]


def _line_of(message: ConsoleMessage) -> str:
    return f"{message.type}: {message.text} ({message.page}; {message.location['url']})"
