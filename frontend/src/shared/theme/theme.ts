import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark" | "system";

/** Also read by public/theme.js before the first paint. */
const THEME_KEY = "sufra.theme";
const listeners = new Set<() => void>();

export function getTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** Applies the choice at once and remembers it; "system" follows the device. */
export function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Blocked storage: the choice lasts until the page is left.
  }
  listeners.forEach((listener) => listener());
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getTheme);
}
