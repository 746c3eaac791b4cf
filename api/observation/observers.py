"""Who is told of each answered request, by the settings."""

from collections.abc import Sequence

from api.observation.request_log import Observer
from core.settings import Settings


def request_observers(settings: Settings) -> Sequence[Observer]:
    """Return what observes requests: the metrics, where they are served."""
    if settings.metrics_port is None:
        return ()
    # Not at the top: the library decides at its import where counts are kept.
    from api.observation.metrics import observe_request

    return (observe_request,)
