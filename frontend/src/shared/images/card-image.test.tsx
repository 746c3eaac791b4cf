import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi, type Mock } from "vitest";

import { server } from "@/shared/testing/server";

import { CardImage } from "./card-image";
import { noteServedPictures } from "./served-pictures";

const HASH = "LEHV6nWB2yk8pyo0adR*.7kCMdnj";
const dish = (props: Partial<Parameters<typeof CardImage>[0]> = {}) => (
  <CardImage url="/media/dish-800.webp" blurHash={HASH} alt="Dish" {...props} />
);

describe("a card's picture", () => {
  let revoke: Mock;

  beforeEach(() => {
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:dish");
    revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  });

  it("shows the fetched picture and fades its blur when it has loaded", async () => {
    const { container } = render(dish());
    const picture = await screen.findByRole("img", { name: "Dish" });
    expect(picture).toHaveAttribute("src", "blob:dish");
    await waitFor(() => expect(container.querySelector("canvas")).not.toBeNull());
    const blur = container.querySelector("canvas");
    expect([blur?.width, blur?.height]).toEqual([32, 24]);
    expect(blur).not.toHaveClass("faded");

    fireEvent.load(picture);
    expect(blur).toHaveClass("faded");
  });

  it("falls back to the original address when the fetch fails", async () => {
    server.use(http.get("http://localhost:3000/media/*", () => HttpResponse.error()));
    render(dish());
    expect(await screen.findByRole("img")).toHaveAttribute("src", "/media/dish-800.webp");
  });

  it("goes on showing the picture of the served screen, without a fade", async () => {
    const root = document.createElement("div");
    const served = document.createElement("img");
    served.dataset.cardPicture = "/media/served-800.webp";
    root.append(served);
    Object.defineProperties(served, { complete: { value: true }, naturalWidth: { value: 800 }, currentSrc: { value: "/media/served-400.webp" } });
    noteServedPictures(root);

    const { container } = render(dish({ url: "/media/served-800.webp", priority: true }));
    expect(screen.getByRole("img")).toHaveAttribute("src", "/media/served-400.webp");
    await waitFor(() => expect(container.querySelector("canvas")).toHaveClass("faded"));
  });

  it("waits until the card nears the viewport, unless it has priority", async () => {
    let comeNear: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    let options: IntersectionObserverInit | undefined;
    class Observer {
      constructor(onChange: typeof comeNear, given: IntersectionObserverInit) {
        comeNear = onChange;
        options = given;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal("IntersectionObserver", Observer);

    const { unmount } = render(dish());
    expect(options).toEqual({ threshold: 0.1, rootMargin: "50px" });
    expect(screen.queryByRole("img")).toBeNull();
    expect(document.querySelector("canvas")).toBeNull();
    act(() => comeNear([{ isIntersecting: true }]));
    expect(await screen.findByRole("img")).toHaveAttribute("fetchpriority", "auto");
    unmount();

    render(dish({ priority: true }));
    expect(await screen.findByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it.each(["short", "LEHV6nWB2yk8", null])("rejects the blur hash %s", (blurHash) => {
    const { container } = render(dish({ blurHash }));
    expect(container.querySelector("canvas")).toBeNull();
  });

  it("lays an empty plate where there is no picture", async () => {
    const { container } = render(dish({ url: null }));
    await waitFor(() => expect(container.querySelector("svg.plate")).not.toBeNull());
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("gives the picture's memory back on leaving", async () => {
    const { unmount } = render(dish());
    await screen.findByRole("img");
    unmount();
    await waitFor(() => expect(revoke).toHaveBeenCalledWith("blob:dish"));
  });
});
