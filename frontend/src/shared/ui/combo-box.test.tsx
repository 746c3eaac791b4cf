import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";

import { ComboBox } from "./combo-box";

const OPTIONS = ["Basmati Rice", "Rice", "Rice Flour", "Onion"];

function Ingredient({ onPick, error }: { onPick?: (option: string) => void; error?: string }) {
  const [value, setValue] = useState("");
  return (
    <ComboBox
      label="Ingredient"
      hint="Pick or type"
      options={OPTIONS}
      chosen={["Rice Flour"]}
      value={value}
      onValueChange={setValue}
      error={error}
      {...(onPick && { onPick })}
    />
  );
}

const input = () => screen.getByRole("combobox", { name: "Ingredient" });
const offered = () => screen.queryAllByRole("option").map((option) => option.textContent);

describe("a combobox", () => {
  it("offers what contains the typed text and is not chosen, and takes one by keyboard", async () => {
    const user = userEvent.setup();
    render(<Ingredient />);
    await user.type(input(), "rice");
    expect(offered()).toEqual(["Basmati Rice", "Rice"]);
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(input()).toHaveValue("Rice");
    expect(offered()).toEqual([]);
  });

  it("hands over what is picked and is empty for the next one, when it collects", async () => {
    const user = userEvent.setup();
    const onPick = vi.fn();
    render(<Ingredient onPick={onPick} />);
    await user.type(input(), "rice");
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onPick).toHaveBeenCalledExactlyOnceWith("Rice");
    expect(input()).toHaveValue("");
    await user.type(input(), "onion");
    await user.keyboard("{ArrowDown}{Enter}");
    expect(onPick).toHaveBeenLastCalledWith("Onion");
    expect(input()).toHaveValue("");
  });

  it("takes an option by a click", async () => {
    const user = userEvent.setup();
    render(<Ingredient />);
    await user.type(input(), "oni");
    await user.click(screen.getByRole("option", { name: "Onion" }));
    expect(input()).toHaveValue("Onion");
  });

  it("keeps any other text", async () => {
    const user = userEvent.setup();
    render(<Ingredient />);
    await user.type(input(), "Sumac");
    await user.tab();
    expect(input()).toHaveValue("Sumac");
  });

  it("is described by its error and its hint", () => {
    render(<Ingredient error="Pick one" />);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(/Pick one/);
    expect(input()).toHaveAccessibleDescription(/Pick or type/);
  });
});
