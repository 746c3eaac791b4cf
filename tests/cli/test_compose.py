"""`sufra compose`: a readable recipe, or why there is none."""

import pytest
from typer.testing import CliRunner

from cli.main import app


def _run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["compose", *arguments])
    return result.exit_code, result.output


def test_it_prints_a_recipe() -> None:
    code, output = _run("--cuisine", "pak", "--category", "MAIN", "--with", "chicken, tomato, ginger", "--say", "for 6")
    assert code == 0
    assert "CHICKEN KARAHI" in output
    assert "serves 6" in output
    assert "Understood: For 6." in output


def test_it_says_why_there_is_none_and_what_comes_nearest() -> None:
    code, output = _run("--cuisine", "TR", "--category", "DES", "--with", "beef,onion,potatoes")
    assert code == 1
    assert "make no dish of this cuisine and category" in output
    assert "--cuisine TR --category MAIN" in output


@pytest.mark.parametrize(
    ("cuisine", "category", "said"),
    [("XX", "MAIN", "XX is no cuisine. Codes: AFG, "), ("TR", "lunch", "lunch is no category. Codes: MAIN, ")],
)
def test_an_unknown_code_is_refused_with_the_codes_that_exist(cuisine: str, category: str, said: str) -> None:
    code, output = _run("--cuisine", cuisine, "--category", category, "--with", "lamb,onion,rice")
    assert code == 2
    assert said in " ".join(output.replace("│", " ").split())
