import { Contrast, Moon, Sun } from "lucide-react";

import { setTheme, useTheme, type Theme } from "@/shared/theme/theme";
import { IconButton } from "@/shared/ui/button";

import { shellTexts } from "./texts";

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const ICONS = { system: Contrast, light: Sun, dark: Moon } as const;

/** Goes round light, dark and system; the label says which one holds. */
export function ThemeToggle() {
  const theme = useTheme();
  const Icon = ICONS[theme];
  const label = `${shellTexts.themeLabel}: ${shellTexts.theme[theme]}`;
  return (
    <IconButton aria-label={label} title={label} onClick={() => setTheme(NEXT[theme])}>
      <Icon size="1.3125rem" strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
