import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { pressAgain } from "./early-press";

const SERVED = '<header><button aria-label="Menu"><svg></svg></button></header><main><button>Show</button><button>Show</button></main>';

let root: HTMLElement;
const pressed = vi.fn<(button: Element) => void>();

beforeEach(() => {
  root = document.createElement("div");
  root.innerHTML = SERVED;
  document.body.append(root);
  root.addEventListener("click", ({ target }) => pressed(target as Element));
});

afterEach(() => {
  root.remove();
  pressed.mockReset();
});

/** The served button, once the app has put other content in its place. */
function servedButton(selector: string, app = SERVED): HTMLButtonElement {
  const button = root.querySelector<HTMLButtonElement>(selector);
  if (button === null) throw new Error(`no ${selector}`);
  root.replaceChildren();
  root.innerHTML = app;
  return button;
}

it("presses the app's button of the same name", () => {
  pressAgain(root, servedButton("header button"));

  expect(pressed.mock.calls).toEqual([[root.querySelector("header button")]]);
  expect(root.querySelector("header button")).toHaveFocus();
});

it("of several with one name it presses the one in the same place", () => {
  pressAgain(root, servedButton("main button:last-child"));

  expect(pressed.mock.calls).toEqual([[root.querySelector("main button:last-child")]]);
});

it("waits for a button that comes with data, and presses it once", async () => {
  pressAgain(root, servedButton("main button", "<main></main>"));
  expect(pressed).not.toHaveBeenCalled();

  root.querySelector("main")?.insertAdjacentHTML("beforeend", "<button>Show</button>");
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  root.querySelector("main")?.insertAdjacentHTML("beforeend", "<p>more</p>");
  await Promise.resolve();

  expect(pressed).toHaveBeenCalledOnce();
});

it("presses nothing that comes after its patience has ended", async () => {
  const patience = new AbortController();
  pressAgain(root, servedButton("main button", "<main></main>"), patience.signal);
  patience.abort();

  root.querySelector("main")?.insertAdjacentHTML("beforeend", "<button>Show</button>");
  await Promise.resolve();

  expect(pressed).not.toHaveBeenCalled();
});
