# One image for the API, the worker and beat; compose.yaml says which one a container is.

FROM node:20.20.2-bookworm-slim AS pages
WORKDIR /app/frontend
COPY frontend/package.json frontend/package-lock.json frontend/.npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY frontend ./
COPY search-config ../search-config
COPY config ../config
RUN npm run build

FROM python:3.11.14-slim-bookworm AS packages
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
RUN pip install --no-cache-dir uv==0.13.9
WORKDIR /app
# The packages first: they change less often than the code.
COPY pyproject.toml uv.lock README.md ./
RUN uv sync --frozen --no-dev --no-install-project
COPY api api
COPY cli cli
COPY core core
COPY importer importer
COPY indexer indexer
COPY worker worker
RUN uv sync --frozen --no-dev

FROM python:3.11.14-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /app sufra \
    && install --directory --owner sufra /data /data/media /data/imports
WORKDIR /app
COPY --from=packages /app /app
COPY alembic.ini ./
COPY migrations migrations
COPY config config
COPY search-config search-config
COPY --from=pages /app/frontend/dist frontend/dist
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    MALLOC_ARENA_MAX=2 \
    SUFRA_ENVIRONMENT=production \
    SUFRA_DATA_DIR=/data \
    SUFRA_MEDIA_DIR=/data/media \
    SUFRA_FRONTEND_DIST=/app/frontend/dist
USER sufra
# The guard's vocabulary, which takes seconds to make, goes to /data/cache.
RUN python -c "from core.lexicons import default_vocabulary; default_vocabulary()"
EXPOSE 8000
CMD ["python", "-m", "api.server", "--host", "0.0.0.0", "--port", "8000"]
