import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { BlogEdit } from "@/shared/api/types";
import { signIn, signOut } from "@/shared/auth/auth";
import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { aBlogEdit, anAuth } from "@/shared/testing/fixtures";
import { API, failure, held, server } from "@/shared/testing/server";

import { visit } from "./testing";

/** What the site has been asked, in order. */
let asked: string[];
let saved: Record<string, FormDataEntryValue>[];

beforeEach(() => {
  asked = [];
  saved = [];
  signIn(anAuth({ user: { id: 1, name: "Amina Yusuf", email: "amina@example.org", isMasterChef: true } }));
  serve();
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 1280, height: 720, close: () => undefined }));
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
  const save = (method: string) => async (request: Request) => {
    asked.push(method);
    saved.push(Object.fromEntries(await request.formData()));
    return HttpResponse.json({ ID: 3, Slug: "the-lid", Version: "v2" });
  };
  server.use(
    http.post(`${API}/blogs/save`, ({ request }) => save("POST")(request)),
    http.put(`${API}/blogs/save/3`, ({ request }) => save("PUT")(request)),
    http.post(`${API}/blogs/publish`, async ({ request }) => {
      const { Publish, Slug } = (await request.json()) as { Publish: boolean; Slug: string };
      asked.push(`${Publish ? "publish" : "unpublish"} ${Slug}`);
      return HttpResponse.json({ Slug, Is_Published: Publish });
    }),
  );
});

function serve(changes: Partial<BlogEdit> = {}) {
  server.use(http.get(`${API}/blogs/edit/the-lid`, () => HttpResponse.json(aBlogEdit(changes))));
}

const EDIT = "/blogs/the-lid/edit";

async function open(address = EDIT) {
  const site = visit(address);
  await screen.findByRole("textbox", { name: "Content" });
  return site;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const title = () => screen.getByLabelText("Title");
const text = () => screen.getByRole("textbox", { name: "Content" });
const picture = () => screen.queryByRole("img", { name: "Preview of the picture" });

function pick(name = "rice.png") {
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: "image/png" });
  fireEvent.change(screen.getByLabelText(/^Featured Image/), { target: { files: [file] } });
}

function paste(html: string) {
  const data: Record<string, string> = { "text/html": html };
  fireEvent.paste(text(), { clipboardData: { getData: (type: string) => data[type] ?? "", types: ["text/html"], files: [] } });
}

async function fillIn(user: ReturnType<typeof visit>["user"], name = "The lid") {
  await user.type(title(), name);
  await user.type(screen.getByLabelText("Excerpt / Summary"), "Why it stays on.");
  pick();
  await waitFor(() => expect(picture()).toBeVisible());
  paste("<p>Rice <b>waits</b>.</p>");
  await user.type(screen.getByLabelText("Tags"), "rice{Enter}RICE{Enter}family{Enter}");
}

describe("opening the editor", () => {
  it.each(["/blogs/create", EDIT])("sends visitors from %s to sign in, and back", async (address) => {
    act(signOut);
    const site = visit(address);
    await waitFor(() => expect(site.address()).toBe("/sign-in"));
    expect(takeReturnUrl()).toBe(address);
  });

  it.each(["/blogs/create", EDIT])("sends members who are no master chefs from %s to the list", async (address) => {
    act(() => signIn(anAuth()));
    const site = visit(address);
    await waitFor(() => expect(site.address()).toBe("/blogs"));
  });

  it("is for a new blog at both addresses", async () => {
    const { address } = await open("/create-blog");
    expect(address()).toBe("/blogs/create");
    expect(screen.getByRole("heading", { level: 1, name: "Share Your Culinary Journey" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Blogs" })).toHaveAttribute("href", "/blogs");
    expect(screen.getByText("Preferred size: 1280x720 pixels")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Publish/ })).toBeNull();
    expect(within(screen.getByRole("group", { name: "Formatting" })).getAllByRole("button").map((b) => b.textContent)).toEqual([
      "Normal Text", "Heading", "Bold",
    ]);
  });

  it("shows that it loads, then the blog", async () => {
    const { released, release } = held();
    server.use(
      http.get(`${API}/blogs/edit/the-lid`, async () => {
        await released;
        return HttpResponse.json(aBlogEdit());
      }),
    );
    visit(EDIT);
    expect(await screen.findByText("Loading the editor")).toBeInTheDocument();
    release();
    expect(await screen.findByRole("heading", { level: 1, name: "Edit Your Story" })).toBeVisible();
    expect(title()).toHaveValue("The lid");
    expect(text()).toHaveTextContent("Rice waits.");
    expect(picture()).toHaveAttribute("src", "/media/ab/abcdef-1200.webp");
  });

  it.each([
    ["has no such blog", () => failure(404), "Blog not found"],
    ["fails", () => failure(500), "Blog not found"],
    ["does not answer", () => HttpResponse.error(), "Failed to load blog"],
  ])("says so when the site %s", async (_case, answer, sentence) => {
    server.use(http.get(`${API}/blogs/edit/the-lid`, answer));
    visit(EDIT);
    expect(await screen.findByRole("heading", { level: 1, name: sentence })).toBeVisible();
  });

  it("sends another author to the list", async () => {
    server.use(http.get(`${API}/blogs/edit/the-lid`, () => failure(403)));
    const { address } = visit(EDIT);
    await waitFor(() => expect(address()).toBe("/blogs"));
  });

  it("opens no blog that names another author", async () => {
    serve({ Author_ID: 2 });
    const { address } = visit(EDIT);
    await waitFor(() => expect(address()).toBe("/blogs"));
  });
});

describe("saving", () => {
  it("sends a new blog and goes to its page", async () => {
    const { user, address } = await open("/blogs/create");
    await fillIn(user);
    await user.click(button("Save as Draft"));
    await waitFor(() => expect(address()).toBe("/blogs/the-lid"));
    expect(asked).toEqual(["POST"]);
    expect(saved[0]).toMatchObject({
      Title: "The lid",
      Excerpt: "Why it stays on.",
      Content: "<p>Rice <strong>waits</strong>.</p>",
      Tags: "rice, family",
      Is_Published: "false",
    });
    expect(saved[0]).toHaveProperty("file");
    expect(sessionStorage).toHaveLength(0);
    expect(Object.keys(localStorage).filter((key) => key.includes("blog-draft"))).toEqual([]);
  });

  it("sends a changed blog with its version, without a picture that stays", async () => {
    const { user, address } = await open();
    await user.type(title(), "!");
    await user.click(button("Save as Draft"));
    await waitFor(() => expect(address()).toBe("/blogs/the-lid"));
    expect(asked).toEqual(["PUT"]);
    expect(saved[0]).toMatchObject({ Title: "The lid!", Version: "v1", Content: "<p>Rice waits.</p>" });
    expect(saved[0]).not.toHaveProperty("file");
  });

  it("names everything that is missing in one message", async () => {
    const { user } = await open("/blogs/create");
    await user.click(button("Save as Draft"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(/^Title, Excerpt, Content, Featured Image are required\. At least 2 tags are required$/);
    expect(alert).toHaveFocus();
    expect(title()).toHaveAccessibleDescription(/Required/);
    await user.type(title(), "The lid");
    expect(screen.getByRole("alert")).toHaveTextContent(/^Excerpt, Content, Featured Image are required/);
    expect(asked).toEqual([]);
  });

  it("asks for a picture again when it was removed", async () => {
    const { user } = await open();
    await user.click(button("Remove Image"));
    expect(picture()).toBeNull();
    await user.click(button("Save as Draft"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Featured Image is required$/);
  });

  it.each([
    ["what the server says", () => failure(422, "Excerpt is required"), "Excerpt is required"],
    ["its own sentence without one", () => new HttpResponse("", { status: 502 }), "Failed to save blog"],
    ["its own sentence without an answer", () => HttpResponse.error(), "Failed to save blog"],
  ])("shows %s and keeps everything", async (_case, answer, sentence) => {
    server.use(http.post(`${API}/blogs/save`, answer));
    const { user, address } = await open("/blogs/create");
    await fillIn(user);
    await user.click(button("Save as Draft"));
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(title()).toHaveValue("The lid");
    expect(text()).toHaveTextContent("Rice waits.");
    expect(picture()).toBeVisible();
    expect(address()).toBe("/blogs/create");
  });

  it("shows that it saves, and sends once", async () => {
    const { released, release } = held();
    server.use(
      http.put(`${API}/blogs/save/3`, async () => {
        asked.push("PUT");
        await released;
        return HttpResponse.json({ ID: 3, Slug: "the-lid", Version: "v2" });
      }),
    );
    const { user, address } = await open();
    await user.click(button("Save as Draft"));
    expect(await screen.findByRole("button", { name: "Saving..." })).toHaveAttribute("aria-disabled", "true");
    await user.click(button("Saving..."));
    await user.click(button("Publish Blog"));
    release();
    await waitFor(() => expect(address()).toBe("/blogs/the-lid"));
    expect(asked).toEqual(["PUT"]);
  });
});

describe("publishing", () => {
  it("publishes a draft that has not changed as it is", async () => {
    const { user, address } = await open();
    await user.click(button("Publish Blog"));
    await waitFor(() => expect(address()).toBe("/blogs/the-lid"));
    expect(asked).toEqual(["publish the-lid"]);
  });

  it("saves changes first", async () => {
    const { user, address } = await open();
    await user.type(title(), "!");
    await user.click(button("Publish Blog"));
    await waitFor(() => expect(address()).toBe("/blogs/the-lid"));
    expect(asked).toEqual(["PUT", "publish the-lid"]);
  });

  it("takes a blog back before its changes are saved", async () => {
    serve({ Is_Published: true });
    const { user, address } = await open();
    expect(button("Save")).toBeVisible();
    await user.type(title(), "!");
    await user.click(button("Unpublish Blog"));
    await waitFor(() => expect(address()).toBe("/blogs/the-lid"));
    expect(asked).toEqual(["unpublish the-lid", "PUT"]);
  });

  it("goes on from what was saved when it fails", async () => {
    server.use(http.post(`${API}/blogs/publish`, () => HttpResponse.error(), { once: true }));
    const { user, address } = await open();
    await user.type(title(), "!");
    await user.click(button("Publish Blog"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to publish blog");
    expect(screen.queryByText("Unsaved changes")).toBeNull();
    await user.click(button("Publish Blog"));
    await waitFor(() => expect(address()).toBe("/blogs/the-lid"));
    expect(asked).toEqual(["PUT", "publish the-lid"]);
  });

  it.each([
    [false, "Publish Blog", "Publish Blog"],
    [true, "Unpublish Blog", "Publish Blog"],
  ])("says that saving has failed, not what comes before or after it (public: %s)", async (isPublic, label, next) => {
    server.use(http.put(`${API}/blogs/save/3`, () => HttpResponse.error()));
    serve({ Is_Published: isPublic });
    const { user } = await open();
    await user.type(title(), "!");
    await user.click(button(label));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to save blog");
    expect(title()).toHaveValue("The lid!");
    expect(button(next)).toBeVisible();
  });

  it.each([
    [false, "Publish Blog", "Publishing...", "Failed to publish blog"],
    [true, "Unpublish Blog", "Unpublishing...", "Failed to unpublish blog"],
  ])("shows that it is under way, and its failure (public: %s)", async (isPublic, label, busyLabel, sentence) => {
    const { released, release } = held();
    server.use(
      http.post(`${API}/blogs/publish`, async () => {
        await released;
        return new HttpResponse("", { status: 500 });
      }),
    );
    serve({ Is_Published: isPublic });
    const { user } = await open();
    await user.click(button(label));
    expect(await screen.findByRole("button", { name: busyLabel })).toBeVisible();
    release();
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });
});

describe("a blog that was saved elsewhere", () => {
  it("keeps the text, and is overwritten only when asked to", async () => {
    server.use(http.put(`${API}/blogs/save/3`, () => failure(409, "Changed"), { once: true }));
    const { user, address } = await open();
    await user.type(title(), "!");
    await user.click(button("Publish Blog"));
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent("saved in another window");
    expect(notice).toHaveFocus();
    expect(within(notice).getByRole("link", { name: "Open the saved version" })).toHaveAttribute("href", "/blogs/the-lid");
    expect(title()).toHaveValue("The lid!");
    await user.click(button("Save mine over it"));
    await waitFor(() => expect(address()).toBe("/blogs/the-lid"));
    expect(saved[0]).not.toHaveProperty("Version");
    expect(asked).toEqual(["PUT", "publish the-lid"]);
  });
});

describe("text that was not saved", () => {
  const kept = (name: string, changes: object = {}) =>
    localStorage.setItem(
      `sufra.blog-draft.1.new.${name}`,
      JSON.stringify({
        id: name,
        keptAt: "2026-03-05T10:00:00Z",
        texts: { title: name, excerpt: "", content: "<p>Kept.</p>", tags: ["rice"] },
        version: null,
        hadPicture: false,
        ...changes,
      }),
    );

  it("is kept in the browser when the editor is left", async () => {
    const { user, unmount } = await open("/blogs/create");
    await user.type(title(), "Left");
    unmount();
    const keys = Object.keys(localStorage).filter((key) => key.startsWith("sufra.blog-draft.1.new."));
    expect(JSON.parse(localStorage.getItem(keys[0] ?? "") ?? "")).toMatchObject({ texts: { title: "Left" } });
  });

  it("is offered, and restored with all its fields", async () => {
    kept("Left", { hadPicture: true });
    const { user } = await open("/blogs/create");
    expect(screen.getByText(/^You have unsaved text from March 5, 2026/)).toBeVisible();
    expect(title()).toHaveValue("");
    await user.click(button("Restore"));
    expect(title()).toHaveValue("Left");
    await waitFor(() => expect(text()).toHaveTextContent("Kept."));
    expect(screen.getByText("#rice")).toBeVisible();
    // jsdom has no database to keep it in.
    expect(await screen.findByText(/please choose it again/)).toBeVisible();
    expect(screen.queryByText(/You have unsaved text/)).toBeNull();
  });

  it("is gone when it is discarded", async () => {
    kept("Left");
    const { user } = await open("/blogs/create");
    await user.click(button("Discard"));
    expect(screen.queryByText(/You have unsaved text/)).toBeNull();
    expect(title()).toHaveValue("");
    expect(localStorage.getItem("sufra.blog-draft.1.new.Left")).toBeNull();
  });

  it("is offered in its turn when other text is restored in its place", async () => {
    kept("Left");
    const { user } = await open("/blogs/create");
    await user.type(title(), "Newer");
    await user.click(button("Restore"));
    expect(title()).toHaveValue("Left");
    await user.click(button("Restore"));
    expect(title()).toHaveValue("Newer");
  });

  it("comes back by itself after a reload", async () => {
    const first = await open("/blogs/create");
    await first.user.type(title(), "Reloaded");
    first.unmount();
    await open("/blogs/create");
    await waitFor(() => expect(title()).toHaveValue("Reloaded"));
    expect(screen.queryByText(/You have unsaved text from/)).toBeNull();
    expect(screen.getByText(/Your unsaved text is back/)).toBeVisible();
  });

  it("is not offered to another member", async () => {
    kept("Left");
    act(() => signIn(anAuth({ user: { id: 2, name: "Bilal", email: "b@example.org", isMasterChef: true } })));
    await open("/blogs/create");
    expect(screen.queryByText(/You have unsaved text/)).toBeNull();
  });
});
