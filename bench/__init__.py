"""Benchmarks: ratios measured in one run. Timings never decide a test."""
