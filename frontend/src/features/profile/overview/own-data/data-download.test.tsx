import { screen, waitFor } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { signIn } from "@/shared/auth/auth";
import { anAuth } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, server } from "@/shared/testing/server";
import { getCurrentToast } from "@/shared/ui/toast";

import { DataDownload } from "./data-download";

const EXPORT = `${API}/user/export-data`;
const HEADERS = { "Content-Type": "application/zip", "Content-Disposition": 'attachment; filename="sufra-data-1.zip"' };

let saved: { name: string; size: number }[] = [];

beforeEach(() => {
  saved = [];
  const sizes = new Map<string, number>();
  // jsdom has no object URLs and goes nowhere.
  URL.createObjectURL = (content) => {
    const url = `blob:${sizes.size}`;
    sizes.set(url, (content as Blob).size);
    return url;
  };
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size: sizes.get(this.href) ?? -1 });
  });
});

afterEach(() => vi.restoreAllMocks());

function open() {
  signIn(anAuth());
  return renderInApp(<DataDownload />, "/my-profile");
}

const button = () => screen.getByRole("button", { name: /(your|my) data/i });

describe("downloading one's data", () => {
  it("says that it is being prepared, keeps the focus, and saves one file under its name", async () => {
    let calls = 0;
    server.use(
      http.post(EXPORT, async () => {
        calls += 1;
        await delay(30);
        return HttpResponse.arrayBuffer(new ArrayBuffer(7), { headers: HEADERS });
      }),
    );
    const { user } = open();
    await user.click(button());
    expect(button()).toHaveTextContent("Preparing your data...");
    expect(button()).toHaveFocus();
    await user.click(button());
    await waitFor(() => expect(saved).toEqual([{ name: "sufra-data-1.zip", size: 7 }]));
    await waitFor(() => expect(button()).toHaveTextContent("Download my data"));
    expect(getCurrentToast()?.title).toBe("Your data has been downloaded.");
    expect(calls).toBe(1);
  });

  it.each([
    ["the server's reason", () => failure(429, "That was a lot."), "That was a lot."],
    ["a refusal without a reason", () => new HttpResponse("", { status: 502 }), "Failed to download your data. Please try again."],
    ["a network that fails", () => HttpResponse.error(), "An error occurred. Please try again later."],
  ])("tells %s and can be tried again", async (_case, answer, text) => {
    server.use(http.post(EXPORT, answer));
    const { user } = open();
    await user.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(saved).toEqual([]);
    server.use(http.post(EXPORT, () => HttpResponse.arrayBuffer(new ArrayBuffer(7), { headers: HEADERS })));
    await user.click(button());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
