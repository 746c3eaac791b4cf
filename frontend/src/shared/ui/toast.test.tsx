import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { toast } from "./toast";
import { ToastRegion } from "./toast-region";

describe("toasts", () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return () => {
      act(() => {
        vi.advanceTimersByTime(6000);
      });
      vi.useRealTimers();
    };
  });

  it("show one at a time: a new one takes the place of the last", async () => {
    render(<ToastRegion />);
    act(() => toast({ title: "First" }));
    await screen.findByText("First", { selector: ".title" });
    act(() => toast({ title: "Second", description: "More of it" }));

    expect(await screen.findByText("Second", { selector: ".title" })).toBeVisible();
    expect(screen.queryByText("First", { selector: ".title" })).toBeNull();
  });

  it("leave after five seconds", async () => {
    render(<ToastRegion />);
    act(() => toast({ title: "Short visit" }));
    await screen.findByText("Short visit", { selector: ".title" });
    act(() => {
      vi.advanceTimersByTime(4900);
    });
    expect(screen.getByText("Short visit", { selector: ".title" })).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    await waitFor(() => expect(screen.queryByText("Short visit", { selector: ".title" })).toBeNull());
  });

  it.each([
    [49, "stay after a shorter swipe"],
    [51, "leave after a swipe to the right"],
  ])("%s px: %s", async (px) => {
    render(<ToastRegion />);
    act(() => toast({ title: "Swiped" }));
    const words = await screen.findByText("Swiped", { selector: ".title" });

    // jsdom's pointer events have no place.
    const at = (type: string, x: number) =>
      fireEvent(words, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: 10 }));
    at("pointerdown", 10);
    // The first movement only begins the swipe.
    for (const moved of [20, px]) at("pointermove", 10 + moved);
    at("pointerup", 10 + px);
    await act(() => vi.advanceTimersByTimeAsync(500));

    expect(screen.queryAllByText("Swiped", { selector: ".title" })).toHaveLength(px > 50 ? 0 : 1);
  });

  it("are reached with F8 and closed with their button", async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    render(<ToastRegion />);
    act(() => toast({ title: "Here" }));
    await screen.findByText("Here", { selector: ".title" });

    fireEvent.keyDown(document, { key: "F8", code: "F8" });
    expect(screen.getByRole("region", { name: /F8/ })).toContainElement(document.activeElement as HTMLElement);
    await user.click(screen.getByRole("button", { name: "Close notification" }));
    await waitFor(() => expect(screen.queryByText("Here", { selector: ".title" })).toBeNull());
  });
});
