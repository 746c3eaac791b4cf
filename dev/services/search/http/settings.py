"""Routes of settings: all at once, and each by its own name."""

from __future__ import annotations

from starlette.responses import Response

from dev.services.search.http.call import Call, Handler, answer
from dev.services.search.settings.schema import Setting
from dev.services.search.settings.stored import (
    Changes,
    change_details,
    parse_setting,
    parse_settings,
    reset_all,
    shown_setting,
    shown_settings,
)


async def get_settings(call: Call) -> Response:
    return answer(shown_settings(call.engine.catalog.get(call.index_uid()).row.settings))


async def update_settings(call: Call) -> Response:
    uid = call.index_uid()
    return await change(call, uid, parse_settings(await call.json()))


async def reset_settings(call: Call) -> Response:
    return await change(call, call.index_uid(), reset_all(), makes_index=False)


async def change(call: Call, uid: str, changes: Changes, *, makes_index: bool = True) -> Response:
    content = {"changes": changes, "makesIndex": makes_index}
    receipt = await call.enqueue("settingsUpdate", uid, details=change_details(changes), content=content)
    return answer(receipt, 202)


def getting(setting: Setting) -> Handler:
    async def get(call: Call) -> Response:
        return answer(shown_setting(call.engine.catalog.get(call.index_uid()).row.settings, setting.name))

    return get


def putting(setting: Setting) -> Handler:
    async def put(call: Call) -> Response:
        uid = call.index_uid()
        return await change(call, uid, {setting.name: parse_setting(setting, await call.json())})

    return put


def resetting(setting: Setting) -> Handler:
    async def reset(call: Call) -> Response:
        return await change(call, call.index_uid(), {setting.name: None}, makes_index=False)

    return reset
