import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createQueryClient } from "./query-client";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const KEY = ["recipes", 7];

function answered() {
  const client = createQueryClient();
  const call = vi.fn(() => Promise.resolve("Hummus"));
  return { client, call, ask: () => client.query({ queryKey: KEY, queryFn: call }) };
}

it("an answer is not asked for again within 300,000 ms", async () => {
  const { call, ask } = answered();
  await ask();
  vi.advanceTimersByTime(299_999);
  await ask();
  expect(call).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(1);
  await ask();
  expect(call).toHaveBeenCalledTimes(2);
});

it("an answer that no screen shows is kept for five times as long", async () => {
  const { client, ask } = answered();
  await ask();
  vi.advanceTimersByTime(1_499_999);
  expect(client.getQueryData(KEY)).toBe("Hummus");

  vi.advanceTimersByTime(1);
  expect(client.getQueryData(KEY)).toBeUndefined();
});

it("a call that fails is not repeated by itself", async () => {
  const client = createQueryClient();
  const call = vi.fn(() => Promise.reject(new Error("503: busy")));
  await expect(client.query({ queryKey: KEY, queryFn: call })).rejects.toThrow("503: busy");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
});
