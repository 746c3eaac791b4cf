"""Finds out which words of a text the catalogue knows at all."""

from api.search.engine import SearchEngine

MEANT_ATTRIBUTES = (
    "Short_Title",
    "Long_Title",
    "Other_Names",
    "Other_Spellings",
    "Cuisine_Name",
    "Category_Name",
    "Tags",
    "Ingredients",
)
"""Where a word must stand to be meant; a word that stands only in somebody's description counts as unknown."""

MAX_WORDS = 10
"""The engine looks at ten words of a text."""


async def known_words(engine: SearchEngine, uid: str, text: str) -> str:
    """Return the text without the words that no name, ingredient, cuisine, category or tag has.

    One request with a search per word. The last word may be half-typed, so it is asked for as a beginning.
    """
    words = text.split()[:MAX_WORDS]
    results = await engine.multi_search(
        [
            {
                "indexUid": uid,
                "q": word if position == len(words) else f"{word} ",
                "attributesToSearchOn": MEANT_ATTRIBUTES,
                "attributesToRetrieve": ["ID"],
                "matchingStrategy": "all",
                "page": 1,
                "hitsPerPage": 1,
            }
            for position, word in enumerate(words, start=1)
        ]
    )
    return " ".join(word for word, result in zip(words, results, strict=True) if result["totalHits"])
