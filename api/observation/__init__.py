"""What operators see of requests: a log line, metrics, traces."""
