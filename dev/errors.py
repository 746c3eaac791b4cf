"""The error that stops a start, with one sentence for the person who starts the site."""


class CannotStart(Exception):
    """The site cannot start; the message is one sentence that a person can act on."""
