"""What stops a start, said in one sentence."""


class CannotStart(Exception):
    """The site cannot start; the message is one sentence that a person can act on."""
