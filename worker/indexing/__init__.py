"""Runs the indexer: drains the outboxes, reconciles every night."""
