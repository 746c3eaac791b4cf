import { vi } from "vitest";

const PX_PER_REM = 16;

/** jsdom has no layout: from now on media queries are answered from this width alone, with letters of the usual size. */
export function setViewportWidth(widthPx: number): void {
  vi.stubGlobal("matchMedia", (query: string) => {
    const maxRem = Number(/max-width: ([\d.]+)rem/.exec(query)?.[1] ?? "0");
    return Object.assign(new EventTarget(), { matches: widthPx <= maxRem * PX_PER_REM, media: query });
  });
}
