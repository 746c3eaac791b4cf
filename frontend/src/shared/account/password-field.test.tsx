import rules from "@config/fields.json";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { PasswordField } from "./password-field";
import { StrengthMeter } from "./strength-meter";

function NewPassword({ error }: { error?: string }) {
  const [password, setPassword] = useState("");
  return (
    <>
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={error}
        value={password}
        onValueChange={setPassword}
      />
      <StrengthMeter password={password} />
    </>
  );
}

describe("a password field", () => {
  it("hides what is typed until it is asked to show it", async () => {
    const user = userEvent.setup();
    render(<NewPassword />);
    const input = screen.getByLabelText("New Password");
    await user.type(input, "secret");
    expect(input).toHaveAttribute("type", "password");

    await user.click(screen.getByRole("button", { name: "Show" }));
    expect(input).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide" }));
    expect(input).toHaveAttribute("type", "password");
    expect(input).toHaveValue("secret");
  });

  it("tells password managers what it is for", () => {
    render(<NewPassword />);
    expect(screen.getByLabelText("New Password")).toHaveAttribute("autocomplete", "new-password");
  });

  it("is described by what is wrong, then by its hint", () => {
    const { rerender } = render(<NewPassword />);
    expect(screen.getByLabelText("New Password")).toHaveAccessibleDescription("At least 8 characters");
    rerender(<NewPassword error="Password is required" />);
    expect(screen.getByLabelText("New Password")).toHaveAccessibleDescription("Password is required At least 8 characters");
    expect(screen.getByLabelText("New Password")).toBeInvalid();
  });

  it("does not say the rule twice", () => {
    render(<NewPassword error={rules.password.weak} />);
    expect(screen.getByLabelText("New Password")).toHaveAccessibleDescription(rules.password.weak);
  });
});

describe("the strength meter", () => {
  it("says nothing of an empty password", () => {
    render(<NewPassword />);
    expect(screen.getByRole("meter", { name: "Strength" })).toHaveAttribute("aria-valuenow", "0");
    expect(screen.queryByText("Weak")).toBeNull();
  });

  it.each([
    ["a", "1", "Weak"],
    ["aB", "2", "Fair"],
    ["aB1!", "4", "Good"],
    ["Abcdef1!", "5", "Strong"],
  ])("shows %s as %s of 5, %s", async (password, score, label) => {
    const user = userEvent.setup();
    render(<NewPassword />);
    await user.type(screen.getByLabelText("New Password"), password);
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByRole("meter")).toHaveAttribute("aria-valuenow", score);
    expect(screen.getByRole("meter")).toHaveAttribute("aria-valuetext", label);
  });
});
