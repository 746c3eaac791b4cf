import screens from "@config/screens.json";

import { lazyCode, type LazyCode } from "@/shared/lazy/lazy-code";
import type { ScreenModule } from "@/shared/lazy/lazy-screen";

export type ScreenKey = keyof typeof screens;

/** The table's entries with their keys, in its order. */
export const SCREENS = Object.entries(screens).map(([key, { path, title }]) => ({ key: key as ScreenKey, path, title }));

/** Screens that visits begin with. The others' files are listed in a file of its own: the list is long. */
const modules = import.meta.glob<ScreenModule>("./routes/{home,recipes,recipe}.tsx");

const codes: Partial<Record<ScreenKey, LazyCode<ScreenModule>>> = {};

/** A screen's file, `routes/<key>.tsx`, which is fetched when it is first wanted. */
export function screenCode(key: ScreenKey): LazyCode<ScreenModule> {
  return (codes[key] ??= lazyCode(() => importScreen(key)));
}

async function importScreen(key: ScreenKey): Promise<ScreenModule> {
  const file = `./routes/${key}.tsx`;
  const load = modules[file] ?? (await import("./other-screens")).modules[file];
  if (load === undefined) throw new Error(`routes/${key}.tsx is missing`);
  return load();
}
