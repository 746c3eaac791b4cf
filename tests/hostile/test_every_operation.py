"""Whatever is sent to an operation of openapi.json: no fault of the site, and nothing said about its inside."""

import pytest

from tests.hostile.attack import Header, fixed_attacks
from tests.hostile.conftest import IGNORED, SendAttack
from tests.hostile.operations import Operation, operations

pytestmark = pytest.mark.filterwarnings(IGNORED)


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_a_hostile_request_gets_a_decent_answer(operation: Operation, send: SendAttack, token: Header) -> None:
    for attack in fixed_attacks(operation, token):
        send(attack)
