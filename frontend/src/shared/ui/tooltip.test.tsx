import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { Hint } from "./hint";
import { TooltipRegion } from "./tooltip-region";

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hover = (element: HTMLElement) => fireEvent.pointerOver(element, { bubbles: true });
const tooltip = () => screen.queryByRole("tooltip");

function renderHints() {
  render(
    <>
      <Hint text="The long title">
        <h3>Title</h3>
      </Hint>
      <Hint text="The whole description">
        <p>Description</p>
      </Hint>
      <span>Elsewhere</span>
      <TooltipRegion />
    </>,
  );
  return { title: screen.getByText("Title"), text: screen.getByText("Description"), away: screen.getByText("Elsewhere") };
}

// The first tooltip fetches the code. It shows too, and from then on time can be the tests' own.
beforeAll(async () => {
  hover(renderHints().title);
  expect(await screen.findByRole("tooltip")).toHaveTextContent("The long title");
  cleanup();
});

describe("tooltips", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("open 700 ms after one movement onto the element", async () => {
    const { title } = renderHints();
    hover(title);
    await wait(650);
    expect(tooltip()).toBeNull();
    await wait(50);
    expect(tooltip()).toHaveTextContent("The long title");
  });

  it("open at once within 300 ms after another one, whichever element it belonged to", async () => {
    const { title, text, away } = renderHints();
    hover(title);
    await wait(700);
    hover(away);
    await wait(100);
    expect(tooltip()).toBeNull();
    await wait(250);
    hover(text);
    await wait(0);
    expect(tooltip()).toHaveTextContent("The whole description");
  });

  it("wait again 300 ms after the last one has closed", async () => {
    const { title, text, away } = renderHints();
    hover(title);
    await wait(700);
    hover(away);
    await wait(500);
    hover(text);
    await wait(650);
    expect(tooltip()).toBeNull();
    await wait(50);
    expect(tooltip()).toHaveTextContent("The whole description");
  });

  it("leave the element where it is, and describe it while they show", async () => {
    const { title } = renderHints();
    hover(title);
    await wait(700);
    expect(screen.getByText("Title")).toBe(title);
    expect(title).toHaveAccessibleDescription("The long title");
    fireEvent.keyDown(document, { key: "Escape" });
    expect(tooltip()).toBeNull();
    expect(title).not.toHaveAttribute("aria-describedby");
  });
});
