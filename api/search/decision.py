"""What a text is asked as in the end: one decision for the list, the counts of its filters and the suggestions.

A decision depends on the text and the index alone, never on the filters that a visitor has ticked. So a count beside a
filter is what the list shows once the filter is ticked.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from api.search.relax import Option, Question, facts_of, loss_of, options_of, questions_of
from api.search.served import RelaxingAttributes, ServedIndex
from core.asking.values import Reading, Understood


@dataclass(frozen=True)
class Decision:
    """A text as the engine is asked: its words, what they are searched in, and the filters that were read from it."""

    uid: str
    """The index on the engine."""
    understood: Understood
    text: str
    filters: tuple[str, ...]
    attributes: tuple[str, ...]
    is_relaxed: bool = False
    """Words of the text were left out."""
    dropped: tuple[str, ...] = ()
    """Those that were, where some are kept."""
    typed: "Decision | None" = None
    """The same with translated words as they were typed; None where none is translated."""
    named: tuple[int, ...] = ()
    """Ids of recipes that have the typed words; they come before the others."""


@dataclass(frozen=True)
class Shortened:
    """A decision with some words of its text left out or replaced."""

    decision: Decision
    option: Option
    whole: str
    """The text that was shortened."""


class Deciding:
    """All that a text may be asked as. A pure value of the text and the index's settings."""

    def __init__(self, index: ServedIndex, strict: Understood) -> None:
        self.index = index
        self.strict = strict
        self.meant = strict.with_wishes_as_words() if index.relaxing else strict
        self._where = index.relaxing or RelaxingAttributes((), ())

    @property
    def first(self) -> list[Decision]:
        """What is asked at first: all that was understood; of several, the first that finds something."""
        decisions, typed = self._all_of(self.strict), self.strict.as_typed()
        return decisions if typed is None else [replace(decisions[0], typed=self._all_of(typed)[0])]

    @property
    def as_words(self) -> list[Decision]:
        """The same with wishes as words, asked where nothing meets the wishes."""
        return [] if self.meant == self.strict else self._all_of(self.meant)

    @cached_property
    def shortened(self) -> list[Shortened]:
        """The same with words left out or replaced."""
        if self.index.relaxing is None:
            return []
        spoken = tuple(self._where.spoken)
        return [
            Shortened(
                Decision(
                    self.index.uid,
                    base,
                    option.text,
                    tuple(base.filters),
                    spoken,
                    is_relaxed=True,
                    dropped=tuple(option.dropped),
                ),
                option,
                text,
            )
            for base in dict.fromkeys((self.strict, self.meant))
            for text in base.texts()[-1:]
            for option in options_of(text, self._where)
        ]

    @property
    def last(self) -> list[Decision]:
        """What is asked where no part of the text finds anything: running text, then what is cooked instead, alone."""
        if self.index.relaxing is None:
            return []
        everywhere = replace(self._all_of(self.meant)[-1], attributes=tuple(self._where.everything))
        if self.meant.counterpart is None or not self.meant.words():
            return [everywhere]
        alone = Understood(tuple(part for part in self.meant.parts if isinstance(part, Reading)))
        return [
            everywhere,
            *(replace(each, understood=self.meant, is_relaxed=True) for each in self._all_of(alone)),
        ]

    @property
    def questions(self) -> list[Question]:
        """What must be known of the words before one of `shortened` is chosen."""
        if self.index.relaxing is None:
            return []
        asked = (question for text in self._texts for question in questions_of(text, self._where))
        return list(dict.fromkeys(question for question in asked if question[0]))

    @property
    def subjects(self) -> list[Question]:
        """What tells which of several foods is left out: that whose absence leaves most."""
        asked = (each for each in self.shortened if each.decision.understood == self.meant)
        texts = dict.fromkeys(each.option.subject for each in asked if len(each.option.dropped) == 1)
        return [(text, tuple(self._where.subjects)) for text in texts if text]

    @property
    def _texts(self) -> list[str]:
        return list(dict.fromkeys((self.strict.texts()[-1], self.meant.texts()[-1])))

    def _all_of(self, understood: Understood) -> list[Decision]:
        filters, attributes = tuple(understood.filters), tuple(self._where.first)
        return [Decision(self.index.uid, understood, text, filters, attributes) for text in understood.texts()]

    def choose(
        self, totals: Sequence[tuple[Shortened, int]], found: Mapping[Question, int], *, wished: bool
    ) -> Decision | None:
        """Return the shortened text that finds something and keeps most of what was meant; None if there is none.

        `totals` has each of `shortened` with how many recipes it finds, `found` the answers to `questions` and
        `subjects`. `wished`: of those that keep the wishes, where there are any; only unknown words are left out for a
        wish. Else of those that have them as words.
        """
        base = self.strict if wished else self.meant
        facts = {text: facts_of(text, self._where, found) for text in self._texts}
        best: tuple[tuple[int, ...], Decision] | None = None
        for each, total in totals:
            loss = loss_of(each.option, facts[each.whole]) if total and each.decision.understood == base else None
            if loss is None or (wished and loss):
                continue
            as_subject = found.get((each.option.subject, tuple(self._where.subjects)), 0)
            key = (loss, len(each.option.dropped), -as_subject, -total)
            if best is None or key < best[0]:
                best = key, each.decision
        return best[1] if best else None
