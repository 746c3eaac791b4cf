"""The Celery application that runs the indexer's and the mailer's tasks."""
