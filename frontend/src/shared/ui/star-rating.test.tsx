import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { StarRating } from "./star-rating";

function Rating({ error }: { error?: string }) {
  const [value, setValue] = useState<number | null>(null);
  return <StarRating label="Rating" value={value} onValueChange={setValue} error={error} />;
}

const star = (name: string) => screen.getByRole("radio", { name });

describe("a star rating", () => {
  it("names its stars by their number and has none chosen at first", () => {
    render(<Rating />);
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label"))).toEqual([
      "1 star",
      "2 stars",
      "3 stars",
      "4 stars",
      "5 stars",
    ]);
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });

  it("is chosen by a click and changed by arrow keys", async () => {
    const user = userEvent.setup();
    render(<Rating />);
    await user.click(star("3 stars"));
    expect(star("3 stars")).toBeChecked();
    await user.keyboard("{ArrowRight}");
    expect(star("4 stars")).toBeChecked();
    expect(star("4 stars")).toHaveFocus();
  });

  it("is chosen by the keyboard alone", async () => {
    const user = userEvent.setup();
    render(<Rating />);
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { checked: true })).toHaveFocus();
  });

  it("is described by its error", () => {
    render(<Rating error="Please rate first" />);
    expect(screen.getByRole("radiogroup", { name: "Rating" })).toHaveAccessibleDescription("Please rate first");
  });
});
