"""The Celery application and its jobs."""
