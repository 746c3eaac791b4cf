"""Random hostile requests over all operations.

`HOSTILE_REQUESTS` says how many, `HOSTILE_SEED` which ones; `make hostile` sends 50,000 of a new seed.
"""

import os
import random

import pytest

from tests.hostile.attack import Header, random_attack
from tests.hostile.conftest import IGNORED, SendAttack
from tests.hostile.operations import operations

pytestmark = pytest.mark.filterwarnings(IGNORED)
REQUESTS = int(os.environ.get("HOSTILE_REQUESTS", "500"))
SEED = int(os.environ.get("HOSTILE_SEED", "1"))


def test_random_requests_get_decent_answers(send: SendAttack, token: Header) -> None:
    chance = random.Random(SEED)
    for number in range(REQUESTS):
        attack = random_attack(operations(), chance, token)
        try:
            send(attack)
        except Exception as error:
            error.add_note(f"request {number} of HOSTILE_SEED={SEED}")
            raise
