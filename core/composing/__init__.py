"""The offline composer: recipes from given ingredients, by dish patterns, ingredient facts and flavour bases."""

from core.composing.compose import compose
from core.composing.values import ComposeRequest, Composition, Nearest, NoDish, Unused

__all__ = ["ComposeRequest", "Composition", "Nearest", "NoDish", "Unused", "compose"]
