import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { TagInput } from "./tag-input";

function Tags({ initial = [] }: { initial?: string[] }) {
  const [tags, setTags] = useState(initial);
  return <TagInput label="Tags" value={tags} onValueChange={setTags} error={tags.length < 2 ? "At least 2" : undefined} />;
}

const input = () => screen.getByRole("textbox", { name: "Tags" });
const tags = () => screen.queryAllByRole("row").map((tag) => tag.textContent);

describe("a tag input", () => {
  it("adds by Enter and by its button, trimmed and once in any case", async () => {
    const user = userEvent.setup();
    render(<Tags />);
    await user.type(input(), "  Rice {Enter}");
    await user.type(input(), "feast");
    await user.click(screen.getByRole("button", { name: "Add" }));
    await user.type(input(), "RICE{Enter}   {Enter}");
    expect(tags()).toEqual(["#Rice", "#feast"]);
    expect(input()).toHaveValue("");
  });

  it("removes by the tag's button and by Delete", async () => {
    const user = userEvent.setup();
    render(<Tags initial={["rice", "feast", "spring"]} />);
    await user.click(screen.getByRole("button", { name: /^Remove feast/ }));
    expect(tags()).toEqual(["#rice", "#spring"]);
    await user.click(screen.getByRole("row", { name: "rice" }));
    await user.keyboard("{Delete}");
    expect(tags()).toEqual(["#spring"]);
  });

  it("is described by its error", () => {
    render(<Tags />);
    expect(input()).toHaveAccessibleDescription("At least 2");
    expect(input()).toBeInvalid();
  });
});

describe("an eager tag input", () => {
  function Eager() {
    const [tags, setTags] = useState<string[]>([]);
    return <TagInput label="Tags" listLabel="Added" isEager value={tags} onValueChange={setTags} />;
  }

  it("also adds by a comma and when it is left", async () => {
    const user = userEvent.setup();
    render(<Eager />);
    await user.type(input(), "rice, Feast ,spring");
    expect(tags()).toEqual(["#rice", "#Feast"]);
    await user.tab();
    expect(tags()).toEqual(["#rice", "#Feast", "#spring"]);
    expect(screen.getByRole("grid", { name: "Added" })).toBeVisible();
  });

  it("takes a pasted list, each tag once in any case", async () => {
    const user = userEvent.setup();
    render(<Eager />);
    await user.click(input());
    await user.paste("rice,RICE,,feast,");
    expect(tags()).toEqual(["#rice", "#feast"]);
  });
});
