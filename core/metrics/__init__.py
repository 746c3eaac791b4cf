"""Metrics for Prometheus. Source: docs/operations/README.md."""
