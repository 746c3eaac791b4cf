"""Routes of indexes and of swapping them."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from dev.services.search.checking import check_array, check_flag, check_object, check_text
from dev.services.search.errors import ApiError
from dev.services.search.http.call import Call, answer, check_index_uid, check_reach, count_parameter
from dev.services.search.live_index import LiveIndex


async def list_indexes(call: Call) -> Response:
    given = call.parameters(("offset", "limit"))
    offset = count_parameter(given, "offset", 0, "invalid_index_offset")
    limit = count_parameter(given, "limit", 20, "invalid_index_limit")
    indexes = call.engine.catalog.by_uid
    names = [uid for uid in sorted(indexes) if call.grant.allows(uid)]
    results = [shown(indexes[uid]) for uid in names[offset : offset + limit]]
    return answer({"results": results, "offset": offset, "limit": limit, "total": len(names)})


async def get_index(call: Call) -> Response:
    return answer(shown(call.engine.catalog.get(call.index_uid())))


def shown(index: LiveIndex) -> dict[str, Any]:
    row = index.row
    return {
        "uid": row.uid,
        "createdAt": row.created_at,
        "updatedAt": row.updated_at,
        "primaryKey": row.primary_key,
    }


async def create_index(call: Call) -> Response:
    body = check_object(await call.json(), "", "bad_request", ("uid", "primaryKey"))
    if "uid" not in body:
        raise ApiError("missing_index_uid", "Missing field `uid`")
    uid = check_index_uid(body["uid"], ".uid")
    check_reach(call.grant, uid)
    primary_key = text_or_none(body, "primaryKey", "invalid_index_primary_key")
    members = {"primaryKey": primary_key}
    return answer(await call.enqueue("indexCreation", uid, details=members, content=members), 202)


async def update_index(call: Call) -> Response:
    uid = call.index_uid()
    body = check_object(await call.json(), "", "bad_request", ("primaryKey", "uid"))
    primary_key = text_or_none(body, "primaryKey", "invalid_index_primary_key")
    new_uid = None if body.get("uid") is None else check_index_uid(body["uid"], ".uid")
    details = {"primaryKey": primary_key} | ({"oldIndexUid": uid, "newIndexUid": new_uid} if new_uid else {})
    content = {"primaryKey": primary_key, "uid": new_uid}
    return answer(await call.enqueue("indexUpdate", uid, details=details, content=content), 202)


def text_or_none(body: dict[str, Any], name: str, code: str) -> str | None:
    return None if body.get(name) is None else check_text(body[name], f".{name}", code)


async def delete_index(call: Call) -> Response:
    return answer(
        await call.enqueue("indexDeletion", call.index_uid(), details={"deletedDocuments": None}, content={}), 202
    )


async def compact_index(call: Call) -> Response:
    return answer(await call.enqueue("indexCompaction", call.index_uid(), details={}, content={}), 202)


async def swap_indexes(call: Call) -> Response:
    swaps = [
        checked_swap(swap, f"[{place}]") for place, swap in enumerate(check_array(await call.json(), "", "bad_request"))
    ]
    named: set[str] = set()
    for swap in swaps:
        for uid in swap["indexes"]:
            if uid in named:
                raise ApiError(
                    "invalid_swap_duplicate_index_found",
                    f"Indexes must be declared only once during a swap. `{uid}` was specified several times.",
                )
            named.add(uid)
            check_reach(call.grant, uid)
    return answer(await call.enqueue("indexSwap", None, details={"swaps": swaps}, content={"swaps": swaps}), 202)


def checked_swap(swap: Any, path: str) -> dict[str, Any]:
    body = check_object(swap, path, "bad_request", ("indexes", "rename"))
    if "indexes" not in body:
        raise ApiError("missing_swap_indexes", f"Missing field `indexes` inside `{path}`")
    code = "invalid_swap_indexes"
    uids = [
        check_index_uid(check_text(uid, f"{path}.indexes[{place}]", code), f"{path}.indexes[{place}]", code)
        for place, uid in enumerate(check_array(body["indexes"], f"{path}.indexes", code))
    ]
    if len(uids) != 2:
        raise ApiError(
            code, f"Two indexes must be given for each swap. The list `{uids}` contains {len(uids)} indexes."
        )
    rename = check_flag(body.get("rename", False), f"{path}.rename", "invalid_swap_rename")
    return {"indexes": uids, "rename": rename}
