import { useState } from "react";

/** The tabs of one form: which one is open, and how to open the one with the first error. */
export interface FormTabs<Tab extends string = string> {
  current: Tab;
  select: (tab: Tab) => void;
  /** Opens the tab of the first of these fields and returns that field; undefined when no tab has any of them. */
  open: (names: readonly string[]) => string | undefined;
  /** The tabs that hold any of these fields, for marking the tabs that need attention. */
  tabsOf: (names: readonly string[]) => Tab[];
  /** How many of these fields the tab holds. */
  countIn: (tab: Tab, names: readonly string[]) => number;
}

/** Spreads a form over tabs. `fieldsOfTabs` lists the fields of each tab in the order of the screen.
 *
 * A field stands for all below it: "steps" for "steps.0.text".
 */
export function useFormTabs<Tab extends string>(fieldsOfTabs: Record<Tab, readonly string[]>): FormTabs<Tab> {
  const tabs = Object.keys(fieldsOfTabs) as Tab[];
  const [current, setCurrent] = useState(() => firstOf(tabs));

  /** The first of the names that lies in the tab, by the tab's own order. */
  const firstIn = (tab: Tab, names: readonly string[]) =>
    fieldsOfTabs[tab].flatMap((field) => names.filter((name) => isWithin(name, field)))[0];

  return {
    current,
    select: setCurrent,
    open: (names) => {
      const tab = tabs.find((candidate) => firstIn(candidate, names) !== undefined);
      if (tab === undefined) return undefined;
      setCurrent(tab);
      return firstIn(tab, names);
    },
    tabsOf: (names) => tabs.filter((tab) => firstIn(tab, names) !== undefined),
    countIn: (tab, names) => names.filter((name) => fieldsOfTabs[tab].some((field) => isWithin(name, field))).length,
  };
}

function firstOf<Tab>([first]: Tab[]): Tab {
  if (first === undefined) throw new Error("The form has no tabs");
  return first;
}

function isWithin(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}.`);
}
