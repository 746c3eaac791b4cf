"""Routes of API keys."""

from __future__ import annotations

from starlette.responses import Response

from dev.services.search.http.call import Call, answer, count_parameter


async def list_keys(call: Call) -> Response:
    call.engine.keys.require_master_key()
    given = call.parameters(("offset", "limit"))
    offset = count_parameter(given, "offset", 0, "invalid_api_key_offset")
    limit = count_parameter(given, "limit", 20, "invalid_api_key_limit")
    keys = call.engine.keys.all()
    return answer({"results": keys[offset : offset + limit], "offset": offset, "limit": limit, "total": len(keys)})


async def get_key(call: Call) -> Response:
    call.engine.keys.require_master_key()
    return answer(call.engine.keys.get(call.request.path_params["key"]))


async def create_key(call: Call) -> Response:
    call.engine.keys.require_master_key()
    return answer(call.engine.keys.create(await call.json()), 201)


async def update_key(call: Call) -> Response:
    call.engine.keys.require_master_key()
    return answer(call.engine.keys.update(call.request.path_params["key"], await call.json()))


async def delete_key(call: Call) -> Response:
    call.engine.keys.require_master_key()
    call.engine.keys.delete(call.request.path_params["key"])
    return Response(status_code=204)
