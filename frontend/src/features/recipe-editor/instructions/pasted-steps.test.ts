import { describe, expect, it } from "vitest";

import { readPastedSteps } from "./pasted-steps";

describe("a text pasted into a step", () => {
  it.each<[text: string, steps: string[]]>([
    ["1. Soak the rice.\n2. Boil it.", ["Soak the rice.", "Boil it."]],
    ["1) Soak.\n\n2) Boil.\n\n3) Serve.", ["Soak.", "Boil.", "Serve."]],
    ["Step 1: Soak.\r\nStep 2: Boil.", ["Soak.", "Boil."]],
    ["- Soak.\n- Boil.", ["Soak.", "Boil."]],
    ["1.\nSoak the rice.\n2.\nBoil it.", ["Soak the rice.", "Boil it."]],
    ["1. Soak the rice\nfor an hour.\n2. Boil it.", ["Soak the rice for an hour.", "Boil it."]],
    ["Method\n1. Soak.\n2. Boil.", ["Soak.", "Boil."]],
    ["Begin the day before.\n1. Soak.\n2. Boil.", ["Begin the day before.", "Soak.", "Boil."]],
    ["1. Add 1.5 l of water.\n2. Boil.", ["Add 1.5 l of water.", "Boil."]],
  ])("%j", (text, steps) => {
    expect(readPastedSteps(text)).toEqual(steps);
  });

  it.each(["Soak the rice.\nBoil it.", "1. Soak the rice.", "1.5 l of water\n2 cups of rice", "", "1.\n2."])(
    "is no list: %j",
    (text) => {
      expect(readPastedSteps(text)).toBeNull();
    },
  );
});
