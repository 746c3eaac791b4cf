"""Who is at the desk, on the wire. Source: docs/product/staff.md#staff-pages."""

from core.wire import WireModel


class StaffSessionOut(WireModel):
    """The signed-in member of staff."""

    id: int
    name: str
    email: str


class StaffLeftOut(WireModel):
    """The cookie of the staff pages is gone."""

    left: bool
