import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { startTimer, stopTimer, useTimers } from "./timers";

const MINUTE_MS = 60_000;
const SIXTY_DAYS = 60 * 24 * 60;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => stopTimer("7.11"));
  vi.useRealTimers();
});

it("a timer that is longer than a browser waits at once rings when it is due", () => {
  const { result } = renderHook(useTimers);
  act(() => startTimer("7.11", "Preserved Lemons, step 4", SIXTY_DAYS));
  act(() => {
    vi.advanceTimersByTime((SIXTY_DAYS - 1) * MINUTE_MS);
  });
  expect(result.current[0]?.isRinging).toBe(false);

  act(() => {
    vi.advanceTimersByTime(MINUTE_MS);
  });
  expect(result.current[0]?.isRinging).toBe(true);
});
