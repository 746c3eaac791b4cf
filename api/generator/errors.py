"""What a caller who waits for a recipe is told when there is none."""

from core.errors import DomainError
from core.generation.failures import GENERIC_TEXT, HARAM_RESULT, NO_DISH, PROVIDER_FAILED
from core.models import GenerationJob


class NoDishFound(DomainError):
    """The ingredients make no dish of the cuisine and category; the sentence names the nearest that works."""

    status = 409
    code = NO_DISH


class HaramResult(DomainError):
    """The halal guard refuses what was generated."""

    status = 409
    code = HARAM_RESULT
    sentence = GENERIC_TEXT


class GenerationFailed(DomainError):
    """The generator gave no usable recipe. Trying again may help."""

    status = 503
    code = PROVIDER_FAILED
    sentence = GENERIC_TEXT


class GenerationSlow(DomainError):
    """The recipe is not ready yet. The job goes on."""

    status = 503
    code = "generation_slow"
    sentence = "Your recipe takes a little longer. We will email you a link as soon as it is ready."


FAILURES: dict[str, type[DomainError]] = {kind.code: kind for kind in (NoDishFound, HaramResult, GenerationFailed)}


def error_of(job: GenerationJob) -> DomainError:
    """Return what says why a failed job has no recipe."""
    return FAILURES.get(job.failure_code or "", GenerationFailed)(job.failure_text)
