"""Changing the settings of an index: words and values are worked out anew beside the ones in use."""

from __future__ import annotations

import dataclasses
from typing import Any

from dev.services.search.clock import now
from dev.services.search.errors import ApiError
from dev.services.search.live_index import LiveIndex
from dev.services.search.settings.stored import changed
from dev.services.search.tasks.index_tasks import new_index
from dev.services.search.tasks.outcome import Outcome, Workplace
from dev.services.search.tasks.task import Task


def update_settings(task: Task, place: Workplace) -> Outcome:
    uid = str(task.index_uid)
    makes_index = task.content["makesIndex"] and uid not in place.catalog.by_uid
    index = new_index(uid, None, place) if makes_index else place.catalog.get(uid)
    stored = changed_or_named(index, task.content["changes"])
    row = dataclasses.replace(index.row, settings=stored, updated_at=now())
    view = index.view.under(stored) if stored != index.row.settings else index.view
    return Outcome(
        keep=lambda connection: place.index_rows.save(connection, row),
        show=lambda: place.catalog.show(LiveIndex(row, view)),
    )


def changed_or_named(index: LiveIndex, changes: dict[str, Any]) -> dict[str, Any]:
    try:
        return changed(index.row.settings, changes)
    except ApiError as error:
        raise ApiError(error.code, f"Index `{index.row.uid}`: {error.message}") from error
