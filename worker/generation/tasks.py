"""Generation jobs. Safe to run twice and at the same time as itself."""

from core.db import get_database
from core.images import media_storage
from core.settings import Settings, get_settings
from indexer.context import indexer_context
from worker.generation.offline import OfflineComposer
from worker.generation.provider import Provider
from worker.generation.published import CheckedAgainstPublished, PublishedRecipes
from worker.generation.run import run_jobs


def generate_recipes() -> None:
    """Run the jobs that wait, and those that a worker left when it died."""
    settings = get_settings()
    run_jobs(get_database(), provider_of(settings), media_storage(settings))


def provider_of(settings: Settings) -> Provider:
    """Return the provider that the settings name: a language model, or without its address the offline composer.

    The composer's recipes are held against published ones; a language model's are not.
    """
    if not settings.generator_url:
        published = PublishedRecipes(get_database(), indexer_context().engine, settings)
        return CheckedAgainstPublished(OfflineComposer(), published)
    # Only where there is one: its client takes a second to import.
    from worker.generation.model import LanguageModel

    return LanguageModel(settings)
