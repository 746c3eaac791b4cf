import screens from "@config/screens.json";
import type { ComponentType } from "react";

import { lazyCode, type LazyCode } from "@/shared/lazy/lazy-code";

export type ScreenKey = keyof typeof screens;

/** The table's entries with their keys, in its order. */
export const SCREENS = Object.entries(screens).map(([key, { path, title }]) => ({ key: key as ScreenKey, path, title }));

/** A file of routes/: the screen of the table's entry that has the file's name as its key. */
export interface ScreenModule {
  Screen: ComponentType;
}

const modules = import.meta.glob<ScreenModule>("./routes/*.tsx");

const codes: Partial<Record<ScreenKey, LazyCode<ScreenModule>>> = {};

/** A screen's file, `routes/<key>.tsx`, which is fetched when it is first wanted. */
export function screenCode(key: ScreenKey): LazyCode<ScreenModule> {
  return (codes[key] ??= lazyCode(() => importScreen(key)));
}

function importScreen(key: ScreenKey): Promise<ScreenModule> {
  const load = modules[`./routes/${key}.tsx`];
  if (load === undefined) throw new Error(`routes/${key}.tsx is missing`);
  return load();
}

/** The keys that have a file: tests hold them to the table. */
export const screenFileKeys = Object.keys(modules).map((file) => file.replace(/^\.\/routes\/(.*)\.tsx$/, "$1"));
