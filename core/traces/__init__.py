"""Traces: what a request or a task did, step by step, sent to a collector where the settings name one.

Elsewhere nothing of the library is imported but its interface, which FastAPI imports, and `span` is an empty block.
FastAPI's own spans stay off: they name paths, and those of mailed links are secrets.
"""

from core.traces.spans import carried, sending_traces, span

__all__ = ["carried", "sending_traces", "span"]
