import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

import { signOut } from "@/shared/auth/auth";
import { setTheme } from "@/shared/theme/theme";
import { dismissToast, getCurrentToast } from "@/shared/ui/toast";

import { loseFocus } from "./focus";
import { server } from "./server";
import { setViewportWidth } from "./viewport";

// The first test of a file that meets a lazy screen waits for its code, on a busy machine for seconds.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(async () => {
  // An import that is under way when its file ends may never settle, and the next file waits for the same module.
  await vi.dynamicImportSettled();
  server.close();
});

beforeEach(() => {
  setViewportWidth(1280);
  vi.stubGlobal("IntersectionObserver", EverythingIsNear);
  vi.stubGlobal("ResizeObserver", NothingResizes);
});

// Most files share one set of modules (see vite.config.ts): each test leaves the page and the stores as it found them.
afterEach(() => {
  cleanup();
  loseFocus();
  server.resetHandlers();
  signOut();
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
  setTheme("system");
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

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

/** Nor has it ResizeObserver: without layout nothing ever changes its size. */
class NothingResizes {
  observe(): void {
    // Never reports.
  }
  unobserve(): void {
    // Never reports.
  }
  disconnect(): void {
    // Never reports.
  }
}

// jsdom lays nothing out, so it neither scrolls nor draws.
window.scrollTo = () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;

// Its files are read only by a FileReader.
Blob.prototype.arrayBuffer = function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new Error("The file can't be read"));
    reader.readAsArrayBuffer(this);
  });
};
