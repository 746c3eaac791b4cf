"""The API's metrics. Imported only where they are served: core.metrics.serving says how."""

from prometheus_client import Counter, Histogram

from api.observation.request_log import AnsweredRequest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

_seconds = Histogram(
    "sufra_request_seconds", "Time to answer a request, by the function that answers.", ["call"], buckets=SECONDS
)
_requests = Counter("sufra_requests_total", "Answered requests.", ["call", "method", "status"])
_engine_seconds = Histogram(
    "sufra_request_engine_seconds", "Time that a request waited for the search engine.", ["call"], buckets=SECONDS
)
_kept = Counter("sufra_search_cache_total", "Searches of the recipe list, by whether the answer was kept.", ["outcome"])
_degraded = Counter("sufra_degraded_searches_total", "Requests whose searches PostgreSQL answered.", ["call"])


def observe_request(answered: AnsweredRequest) -> None:
    """Count one answered request."""
    facts, call = answered.facts, answered.call
    _seconds.labels(call).observe(answered.seconds)
    _requests.labels(call, answered.method, str(answered.status)).inc()
    if facts.engine_seconds:
        _engine_seconds.labels(call).observe(facts.engine_seconds)
    if facts.cache != "-":
        _kept.labels(facts.cache).inc()
    if facts.is_degraded:
        _degraded.labels(call).inc()
