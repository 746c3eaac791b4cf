"""GET /api/v1.0/docs: the API's reference, from our own address like everything else."""

from fastapi import FastAPI

from core.settings import Settings


def mount_docs(app: FastAPI, settings: Settings) -> None:
    """Mount the reference page and what it loads."""
