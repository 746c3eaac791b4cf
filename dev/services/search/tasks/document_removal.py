"""Deleting the documents that meet a filter, or all."""

from __future__ import annotations

from dev.services.search.errors import ApiError
from dev.services.search.filters.evaluate import FilterNotAllowedError
from dev.services.search.filters.from_json import filter_from_json
from dev.services.search.live_index import LiveIndex
from dev.services.search.tasks.document_batch import changed_documents
from dev.services.search.tasks.outcome import Outcome, Workplace
from dev.services.search.tasks.task import Task
from dev.services.search.view import Change


def remove_documents(task: Task, place: Workplace) -> Outcome:
    task.details["deletedDocuments"] = 0
    index = place.catalog.get(str(task.index_uid))
    numbers = index.view.documents if task.content.get("all") else met_by(task, index)
    id_of_number = {number: document_id for document_id, number in index.view.number_of.items()}
    changes = [Change(number, id_of_number[number]) for number in numbers]
    task.details["deletedDocuments"] = len(changes)
    return changed_documents(
        index, changes, place, primary_key=index.row.primary_key, next_document=index.row.next_document
    )


def met_by(task: Task, index: LiveIndex) -> list[int]:
    expression = filter_from_json(task.content["filter"])
    try:
        return list(index.view.matching(expression))
    except FilterNotAllowedError as error:
        raise ApiError("invalid_document_filter", f"Index `{index.row.uid}`: {error}") from error
