import { act } from "@testing-library/react";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";

import { CodeUnavailable } from "@/shared/lazy/lazy-code";
import { QuietBoundary } from "@/shared/lazy/quiet-boundary";

import { reportError } from "./report-error";

function Broken({ error }: { error: Error }): never {
  throw error;
}

it.each([
  ["error", new Error("broken")],
  ["warn", new CodeUnavailable("offline")],
] as const)("what a boundary has caught stands in the console as %s", (level, error) => {
  const write = vi.spyOn(console, level).mockImplementation(() => undefined);
  const root = createRoot(document.createElement("div"), { onCaughtError: reportError });
  act(() => root.render(<QuietBoundary>{createElement(Broken, { error })}</QuietBoundary>));
  expect(write).toHaveBeenCalledExactlyOnceWith("[sufra]", error, expect.stringContaining("Broken"));
  act(() => root.unmount());
});
