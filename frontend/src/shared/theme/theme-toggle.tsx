import { Contrast, Moon, Sun } from "lucide-react";

import { IconButton } from "@/shared/ui/button";

import { setTheme, useTheme, type Theme } from "./theme";

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const ICONS = { system: Contrast, light: Sun, dark: Moon } as const;

const texts = {
  label: "Theme",
  themes: { light: "Light", dark: "Dark", system: "System" },
} as const;

/** Goes round light, dark and system; the label says which one holds. */
export function ThemeToggle() {
  const theme = useTheme();
  const Icon = ICONS[theme];
  const label = `${texts.label}: ${texts.themes[theme]}`;
  return (
    <IconButton aria-label={label} title={label} onClick={() => setTheme(NEXT[theme])}>
      <Icon size="1.3125rem" strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
