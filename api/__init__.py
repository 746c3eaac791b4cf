"""The FastAPI application, feature first."""
