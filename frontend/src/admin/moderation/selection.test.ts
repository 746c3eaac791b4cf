import { describe, expect, it } from "vitest";

import { decidedKeys, move, NOTHING, toggle, without } from "./selection";

const KEYS = ["a", "b", "c"];

describe("moving", () => {
  it("begins with the first item, whichever way one goes", () => {
    expect(move(NOTHING, KEYS, 1).current).toBe("a");
    expect(move(NOTHING, KEYS, -1).current).toBe("a");
  });

  it("stops at both ends", () => {
    expect(move({ ...NOTHING, current: "c" }, KEYS, 1).current).toBe("c");
    expect(move({ ...NOTHING, current: "a" }, KEYS, -1).current).toBe("a");
  });

  it("goes nowhere in an empty list", () => {
    expect(move({ ...NOTHING, current: "a" }, [], 1).current).toBeNull();
  });
});

describe("a decision", () => {
  it("is about what is selected, in the order of the list", () => {
    const selection = toggle(toggle({ ...NOTHING, current: "b" }, "c"), "a");
    expect(decidedKeys(selection, KEYS)).toEqual(["a", "c"]);
  });

  it("is about the current item when nothing is selected", () => {
    expect(decidedKeys({ ...NOTHING, current: "b" }, KEYS)).toEqual(["b"]);
    expect(decidedKeys(NOTHING, KEYS)).toEqual([]);
  });
});

describe("what is left once items are decided", () => {
  it("goes on with the next item", () => {
    expect(without({ ...NOTHING, current: "b" }, KEYS, new Set(["b"])).current).toBe("c");
  });

  it("goes back to the last item when there is no next one", () => {
    expect(without({ ...NOTHING, current: "c" }, KEYS, new Set(["c"])).current).toBe("b");
    expect(without({ ...NOTHING, current: "a" }, ["a"], new Set(["a"])).current).toBeNull();
  });

  it("keeps selected what was refused", () => {
    const selection = toggle(toggle(NOTHING, "a"), "b");
    expect([...without(selection, KEYS, new Set(["a"])).selected]).toEqual(["b"]);
  });
});
