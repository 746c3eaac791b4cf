/** Where one is in a list, and what is selected; keys as by `keyOf`. */
export interface Selection {
  /** The item that keys act on; null before one has moved. */
  current: string | null;
  selected: ReadonlySet<string>;
}

export const NOTHING: Selection = { current: null, selected: new Set() };

/** One step down (1) or up (-1), held at both ends. The first step goes to the first item. */
export function move(selection: Selection, keys: readonly string[], step: 1 | -1): Selection {
  if (keys.length === 0) return { ...selection, current: null };
  const index = selection.current === null ? -1 : keys.indexOf(selection.current);
  const next = index === -1 ? 0 : Math.min(Math.max(index + step, 0), keys.length - 1);
  return { ...selection, current: keys[next] ?? null };
}

export function toggle({ current, selected }: Selection, key: string): Selection {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return { current: current ?? key, selected: next };
}

/** What a decision is about: the selected items in their order, else the current one. */
export function decidedKeys({ current, selected }: Selection, keys: readonly string[]): string[] {
  if (selected.size > 0) return keys.filter((key) => selected.has(key));
  return current !== null && keys.includes(current) ? [current] : [];
}

/** The selection once items have left the list: the current place goes to the next that is left, else the last. */
export function without({ current, selected }: Selection, keys: readonly string[], gone: ReadonlySet<string>): Selection {
  const left = keys.filter((key) => !gone.has(key));
  const after = current === null ? -1 : keys.indexOf(current);
  const next = keys.slice(Math.max(after, 0)).find((key) => !gone.has(key)) ?? left.at(-1) ?? null;
  return {
    current: current === null ? null : next,
    selected: new Set([...selected].filter((key) => !gone.has(key))),
  };
}
