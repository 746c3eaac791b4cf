import type { ScreenModule } from "@/shared/lazy/lazy-screen";

/** The files of all screens but those that screens.ts lists. */
export const modules = import.meta.glob<ScreenModule>(["./routes/*.tsx", "!./routes/{home,recipes,recipe}.tsx"]);
