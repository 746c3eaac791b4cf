import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { NumberField } from "./number-field";

function Quantity({ step = 1, min = 0 }: { step?: number; min?: number }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField label="Quantity" value={value} onValueChange={setValue} min={min} step={step} error="Say how much" />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const input = () => screen.getByRole("textbox", { name: "Quantity" });
const kept = () => screen.getByRole("status").textContent;

describe("a number field", () => {
  it("takes a typed number, null when it is empty, and no letters", async () => {
    const user = userEvent.setup();
    render(<Quantity step={0.01} />);
    await user.type(input(), "1.25x");
    await user.tab();
    expect(kept()).toBe("1.25");
    await user.clear(input());
    await user.tab();
    expect(kept()).toBe("null");
  });

  it("goes up and down by its step with the arrow keys, and no lower than its least number", async () => {
    const user = userEvent.setup();
    render(<Quantity step={5} min={5} />);
    await user.click(input());
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(kept()).toBe("10");
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(kept()).toBe("5");
  });

  it("has a button for more", async () => {
    const user = userEvent.setup();
    render(<Quantity min={1} />);
    await user.click(screen.getByRole("button", { name: /^Increase/ }));
    expect(kept()).toBe("1");
  });

  it("is described by its error", () => {
    render(<Quantity />);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription("Say how much");
  });
});
