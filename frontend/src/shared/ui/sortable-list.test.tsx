import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { SortableList } from "./sortable-list";

function Steps() {
  const [steps, setSteps] = useState(["Soak", "Boil", "Serve"]);
  const move = (from: number, to: number) => {
    const rest = steps.filter((_, index) => index !== from);
    setSteps([...rest.slice(0, to), steps[from] ?? "", ...rest.slice(to)]);
  };
  return (
    <SortableList label="Steps" items={steps} idOf={(step) => step} nameOf={(step) => step} onMove={move}>
      {(step) => <input aria-label={`Text of ${step}`} defaultValue={step} />}
    </SortableList>
  );
}

const order = () => screen.getAllByRole("row").map((row) => within(row).getByRole("textbox").getAttribute("aria-label")?.slice(8));
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("a sortable list", () => {
  it("moves a row with its buttons, of which the outermost do nothing", async () => {
    const user = userEvent.setup();
    render(<Steps />);
    await user.click(button("Move Soak down"));
    expect(order()).toEqual(["Boil", "Soak", "Serve"]);
    await user.click(button("Move Serve up"));
    expect(order()).toEqual(["Boil", "Serve", "Soak"]);
    expect(button("Move Boil up")).toBeDisabled();
    expect(button("Move Soak down")).toBeDisabled();
  });

  it("moves a row by its handle with the keyboard", async () => {
    const user = userEvent.setup();
    render(<Steps />);
    await user.tab();
    await user.tab();
    expect(button(/^Drag Soak/)).toHaveFocus();
    await user.keyboard("{Enter}");
    // The places to drop it at take the focus as soon as they are drawn.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/));
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(order()[0]).not.toBe("Soak"));
  });

  it("lets a field in a row be typed in", async () => {
    const user = userEvent.setup();
    render(<Steps />);
    await user.type(screen.getByLabelText("Text of Boil"), " gently");
    expect(screen.getByLabelText("Text of Boil")).toHaveValue("Boil gently");
  });
});
