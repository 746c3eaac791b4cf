"""Prints how many recordings each story reproduces, and the first that differ.

python -m tests.conformance.report [STORY…] [--all]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.conformance.conftest import play_story
from tests.conformance.recording import STORIES


def main(arguments: list[str]) -> None:
    shown = None if "--all" in arguments else 5
    stories = [argument for argument in arguments if argument in STORIES] or list(STORIES)
    passed = total = 0
    for story in stories:
        with tempfile.TemporaryDirectory() as data_dir:
            outcomes = play_story(story, Path(data_dir))
        wrong = [outcome for outcome in outcomes if outcome.difference]
        passed, total = passed + len(outcomes) - len(wrong), total + len(outcomes)
        print(f"{story:14}{len(outcomes) - len(wrong):4} of {len(outcomes):3}")
        for outcome in wrong[:shown]:
            print(f"    {outcome.recording.name}: {outcome.difference}")
    print(f"{'all':14}{passed:4} of {total:3}")


if __name__ == "__main__":
    main(sys.argv[1:])
