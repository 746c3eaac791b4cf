"""Routes of tasks: reading, canceling, forgetting."""

from __future__ import annotations

from starlette.responses import Response

from dev.services.search.checking import listed
from dev.services.search.errors import ApiError
from dev.services.search.http.call import Call, answer, count_parameter
from dev.services.search.http.task_filters import FILTERS, task_condition

MAX_LIMIT = 10_000


async def list_tasks(call: Call) -> Response:
    given = call.parameters(("limit", "from", "reverse", *FILTERS))
    limit = min(count_parameter(given, "limit", 20, "invalid_task_limit"), MAX_LIMIT)
    start = count_parameter(given, "from", -1, "invalid_task_from")
    condition = task_condition(given, call.engine.uids_in_hand(), call.grant)
    page = call.engine.tasks(
        condition.where,
        condition.values,
        limit=limit,
        from_uid=None if start < 0 else start,
        is_reversed=is_reversed(given),
    )
    return answer(
        {
            "results": [task.shown() for task in page.tasks],
            "total": page.total,
            "limit": limit,
            "from": page.tasks[0].uid if page.tasks else None,
            "next": page.next_uid,
        }
    )


def is_reversed(given: dict[str, str]) -> bool:
    text = given.get("reverse", "false")
    if text not in ("true", "false"):
        raise ApiError(
            "invalid_task_reverse",
            f"Invalid value in parameter `reverse`: could not parse `{text}` as a boolean, "
            "expected either `true` or `false`",
        )
    return text == "true"


async def get_task(call: Call) -> Response:
    text = str(call.request.path_params["task_uid"])
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        raise ApiError("invalid_task_uids", f"Task uid `{text}` is invalid. It should only contain numeric characters.")
    task = call.engine.task(int(text))
    # A key that does not reach an index does not learn of its tasks.
    if task is None or not call.grant.allows(task.index_uid or ""):
        raise ApiError("task_not_found", f"Task `{text}` not found.")
    return answer(task.shown())


async def cancel_tasks(call: Call) -> Response:
    return await about_tasks(call, "taskCancelation", "cancel", "canceledTasks")


async def delete_tasks(call: Call) -> Response:
    return await about_tasks(call, "taskDeletion", "delete", "deletedTasks")


async def about_tasks(call: Call, kind: str, verb: str, counted: str) -> Response:
    given = call.parameters(FILTERS)
    if not given:
        raise ApiError(
            "missing_task_filters",
            f"Query parameters to filter the tasks to {verb} are missing. "
            f"Available query parameters are: {listed(FILTERS)}.",
        )
    condition = task_condition(given, call.engine.uids_in_hand(), call.grant)
    uids = call.engine.task_log.uids(condition.where, condition.values)
    details = {
        "matchedTasks": len(uids),
        counted: None,
        "originalFilter": f"?{call.request.url.query}",
    }
    return answer(await call.enqueue(kind, None, details=details, content={"uids": uids}))
