import { vi } from "vitest";

/** jsdom has no layout: from now on media queries are answered from this width alone. */
export function setViewportWidth(widthPx: number): void {
  vi.stubGlobal("matchMedia", (query: string) => {
    const maxPx = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? "0");
    return Object.assign(new EventTarget(), { matches: widthPx <= maxPx, media: query });
  });
}
