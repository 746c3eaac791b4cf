"""How the threads of a server process share the interpreter with its event loop."""

import subprocess
import sys

import pytest

from api.server import SWITCH_SECONDS

PROGRAM = "import sys; from api.server import served_app; served_app(); print(sys.getswitchinterval())"


@pytest.mark.usefixtures("settings")
def test_a_thread_that_computes_soon_gives_way_to_the_event_loop() -> None:
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)

    assert float(ran.stdout.split()[-1]) == pytest.approx(SWITCH_SECONDS)
