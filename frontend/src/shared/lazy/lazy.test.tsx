import { act, render, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { renderInApp } from "@/shared/testing/render";
import { server } from "@/shared/testing/server";

import { lazyCode, watchFailedStyles } from "./lazy-code";
import { lazyDialog } from "./lazy-dialog";
import { lazyNamed } from "./lazy-named";
import { unavailableTexts } from "./unavailable";

const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const Extra = ({ text }: { text: string }) => <p>{text}</p>;

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

describe("lazy code", () => {
  it("is fetched once for all callers", async () => {
    const importModule = vi.fn(() => Promise.resolve("module"));
    const code = lazyCode(importModule);
    expect(await Promise.all([code.load(), code.load()])).toEqual(["module", "module"]);
    expect(importModule).toHaveBeenCalledOnce();
  });

  it("survives one lost request", async () => {
    const code = lazyCode(vi.fn(() => Promise.resolve("module")).mockImplementationOnce(lost));
    await expect(code.load()).resolves.toBe("module");
  });

  it("is fetched again after a failure", async () => {
    const importModule = vi.fn<() => Promise<string>>(lost);
    const code = lazyCode(importModule);
    await expect(code.load()).rejects.toThrow("Failed to fetch");
    importModule.mockResolvedValue("module");
    await expect(code.load()).resolves.toBe("module");
    expect(code.loaded).toBe("module");
  });

  it("requests nothing while the browser is offline", async () => {
    setOnline(false);
    const importModule = vi.fn(lost);
    await expect(lazyCode(importModule).load()).rejects.toThrow("offline");
    expect(importModule).not.toHaveBeenCalled();
  });

  it("waits for a style sheet that has failed before", async () => {
    watchFailedStyles();
    const link = document.head.appendChild(document.createElement("link"));
    link.rel = "stylesheet";
    link.href = "/assets/dialog-1.css";
    link.dispatchEvent(new Event("error"));
    expect(link).not.toBeInTheDocument();

    const importModule = vi.fn(() => Promise.resolve("module"));
    const loading = lazyCode(importModule).load();
    const again = document.head.querySelector<HTMLLinkElement>('link[href$="/assets/dialog-1.css"]');
    expect(importModule).not.toHaveBeenCalled();
    again?.dispatchEvent(new Event("load"));
    await expect(loading).resolves.toBe("module");
  });
});

describe("a lazy part of a screen", () => {
  it("shows its fallback until its code is there", async () => {
    const Lazy = lazyNamed(() => Promise.resolve({ Extra }), "Extra");
    render(<Lazy text="counts" fallback="…" />);
    expect(screen.getByText("…")).toBeVisible();
    expect(await screen.findByText("counts")).toBeVisible();
  });

  it("shows nothing when its code can't be fetched, and all of itself the next time", async () => {
    const importModule = vi.fn<() => Promise<{ Extra: typeof Extra }>>(lost);
    const onUnavailable = vi.fn();
    const Lazy = lazyNamed(importModule, "Extra");
    const { unmount } = render(<Lazy text="counts" onUnavailable={onUnavailable} />);
    await waitFor(() => expect(onUnavailable).toHaveBeenCalled());
    expect(screen.queryByText("counts")).toBeNull();
    unmount();

    importModule.mockResolvedValue({ Extra });
    render(<Lazy text="counts" />);
    expect(await screen.findByText("counts")).toBeVisible();
  });

  it("comes with the network", async () => {
    setOnline(false);
    const onUnavailable = vi.fn();
    const Lazy = lazyNamed(() => Promise.resolve({ Extra }), "Extra");
    render(<Lazy text="counts" onUnavailable={onUnavailable} />);
    await waitFor(() => expect(onUnavailable).toHaveBeenCalled());
    setOnline(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("counts")).toBeVisible();
  });

  it("leaves the rest alone when it throws", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error("broken");
    };
    const onUnavailable = vi.fn();
    const Lazy = lazyNamed(() => Promise.resolve({ Broken }), "Broken");
    render(
      <>
        <p>typed text</p>
        <Lazy onUnavailable={onUnavailable} />
      </>,
    );
    await waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce());
    expect(screen.getByText("typed text")).toBeVisible();
  });
});

describe("a lazy dialog", () => {
  const Window = () => <div role="dialog">Share</div>;
  const importDialog = vi.fn<() => Promise<{ Window: typeof Window }>>(lost);

  function Share() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Share
        </button>
        {isOpen && <ShareDialog onUnavailable={() => setIsOpen(false)} />}
      </>
    );
  }
  const ShareDialog = lazyDialog(importDialog, "Window");

  afterEach(() => document.head.replaceChildren());

  it("says that it can't be loaded, and opens the next time", async () => {
    const { user } = renderInApp(<Share />);
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByText(unavailableTexts.offline, { selector: "li *" })).toBeVisible();

    importDialog.mockResolvedValue({ Window });
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("shows on its button that it is on its way", async () => {
    let resolve: ((module: { Window: typeof Window }) => void) | undefined;
    const promise = new Promise<{ Window: typeof Window }>((done) => (resolve = done));
    const Late = lazyDialog(() => promise, "Window");
    function Opener() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>Reviews</button>
          {isOpen && <Late onUnavailable={() => setIsOpen(false)} />}
        </>
      );
    }
    const { user } = renderInApp(<Opener />);
    const button = screen.getByRole("button", { name: "Reviews" });
    await user.click(button);
    expect(button).toHaveAttribute("aria-busy", "true");

    resolve?.({ Window });
    expect(await screen.findByRole("dialog")).toBeVisible();
    expect(button).not.toHaveAttribute("aria-busy");
  });

  it("asks to reload the page after a deployment", async () => {
    const Late = lazyDialog(() => lost() as Promise<{ Window: typeof Window }>, "Window");
    document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
    server.use(http.get("http://localhost:3000/", () => HttpResponse.html('<script src="/assets/index-new.js">')));
    renderInApp(<Late onUnavailable={() => undefined} />);
    expect(await screen.findAllByText(unavailableTexts.outdated)).not.toHaveLength(0);
  });
});
