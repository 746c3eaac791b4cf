"""The observers of answered requests, as the settings choose them."""

from collections.abc import Sequence

from api.observation.request_log import Observer
from core.settings import Settings


def request_observers(settings: Settings) -> Sequence[Observer]:
    """Return what observes requests: the metrics where they are served, the traces where they are sent."""
    observers: list[Observer] = []
    # Not at the top: the one library decides at its import where counts are kept, the other takes long to import.
    if settings.metrics_port is not None:
        from api.observation.metrics import observe_request

        observers.append(observe_request)
    if settings.traces_url is not None:
        from api.observation.traces import describe_request

        observers.append(describe_request)
    return observers
