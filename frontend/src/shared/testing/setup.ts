import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

import { signOut } from "@/shared/auth/auth";

import { server } from "./server";

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

beforeEach(() => {
  setViewportWidth(1280);
  vi.stubGlobal("IntersectionObserver", EverythingIsNear);
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  signOut();
});

/** jsdom has no layout: media queries are answered from this width alone. */
export function setViewportWidth(widthPx: number): void {
  vi.stubGlobal("matchMedia", (query: string) => {
    const maxPx = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? "0");
    return Object.assign(new EventTarget(), { matches: widthPx <= maxPx, media: query });
  });
}

/** jsdom has no IntersectionObserver: every observed element is near at once. */
class EverythingIsNear {
  constructor(private readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.onChange([{ isIntersecting: true }]);
  }
  unobserve(): void {
    // Nothing is kept.
  }
  disconnect(): void {
    // Nothing is kept.
  }
}

// jsdom lays nothing out, so it does not scroll; the router's scroll restoration asks for it.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
