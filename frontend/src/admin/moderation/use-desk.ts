import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { staffOverview } from "../overview/api";
import { decide, keyOf, takeBack, waitingItems, type ItemRef, type Kind, type Outcome, type WaitingItem, type WaitingList } from "./api";
import { decidedKeys, move, NOTHING, toggle, without, type Selection } from "./selection";

/** The last decision, which can be taken back. */
export interface LastDecision {
  items: readonly ItemRef[];
  isApproved: boolean;
}

/** Why an item is as it was, with its title. */
export interface Conflict {
  about: string;
  message: string;
}

const REFUSED_FOR_GOOD = new Set<string | null>(["already_decided", "nothing_to_decide"]);

/** Moving, selecting and deciding in the list of one kind. */
export function useDesk(kind: Kind | undefined, items: readonly WaitingItem[]) {
  const queryClient = useQueryClient();
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [last, setLast] = useState<LastDecision | null>(null);
  const [undone, setUndone] = useState(0);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const keys = items.map(keyOf);

  // Not awaited: the next decision need not wait until the list is read anew.
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ["staff", "moderation"] });
    void queryClient.invalidateQueries({ queryKey: staffOverview.queryKey });
  };

  const deciding = useMutation({
    mutationFn: ({ chosen, isApproved, reason }: { chosen: readonly WaitingItem[]; isApproved: boolean; reason: string }) =>
      decide(chosen, isApproved, reason),
    onMutate: () => {
      setLast(null);
      setUndone(0);
      setConflicts([]);
    },
    onSuccess: (outcomes, { chosen, isApproved }) => {
      const done = outcomes.filter((outcome) => outcome.Is_Done);
      const gone = new Set(outcomes.filter((outcome) => outcome.Is_Done || REFUSED_FOR_GOOD.has(outcome.Code)).map(keyOf));
      if (done.length > 0) setLast({ items: done, isApproved });
      setConflicts(conflictsOf(outcomes, chosen));
      setSelection((before) => without(before, keys, gone));
      queryClient.setQueryData<WaitingList>(waitingItems(kind).queryKey, (list) => list && withoutItems(list, gone));
      refresh();
    },
  });

  const takingBack = useMutation({
    mutationFn: ({ items: decided }: LastDecision) => takeBack(decided),
    onSuccess: (outcomes, { items: decided }) => {
      setLast(null);
      setUndone(outcomes.filter((outcome) => outcome.Is_Done).length);
      setConflicts(conflictsOf(outcomes, decided.map((item) => ({ ...item, About: keyOf(item) }))));
      refresh();
    },
  });

  return {
    selection,
    last,
    undone,
    conflicts,
    error: deciding.error ?? takingBack.error,
    isBusy: deciding.isPending || takingBack.isPending,
    moveBy: (step: 1 | -1) => setSelection((before) => move(before, keys, step)),
    goTo: (key: string) => setSelection((before) => ({ ...before, current: key })),
    toggle: (key: string) => setSelection((before) => toggle(before, key)),
    toggleCurrent: () => setSelection((before) => (before.current === null ? before : toggle(before, before.current))),
    selectAll: () => setSelection((before) => ({ ...before, selected: new Set(keys) })),
    clear: () => setSelection((before) => ({ ...before, selected: new Set() })),
    /** Decides on one item, or on what is selected, else on the current one. */
    decide: (isApproved: boolean, reason: string, only?: string) => {
      const wanted = new Set(only === undefined ? decidedKeys(selection, keys) : [only]);
      const chosen = items.filter((item) => wanted.has(keyOf(item)));
      if (chosen.length > 0 && !deciding.isPending) deciding.mutate({ chosen, isApproved, reason });
    },
    undo: () => {
      if (last !== null && !takingBack.isPending) takingBack.mutate(last);
    },
  };
}

function conflictsOf(outcomes: readonly Outcome[], chosen: readonly (ItemRef & { About: string })[]): Conflict[] {
  const titles = new Map(chosen.map((item) => [keyOf(item), item.About]));
  return outcomes
    .filter((outcome) => !outcome.Is_Done)
    .map((outcome) => ({ about: titles.get(keyOf(outcome)) ?? keyOf(outcome), message: outcome.Message }));
}

function withoutItems(list: WaitingList, gone: ReadonlySet<string>): WaitingList {
  return { ...list, Items: list.Items.filter((item) => !gone.has(keyOf(item))), Waiting: Math.max(list.Waiting - gone.size, 0) };
}
