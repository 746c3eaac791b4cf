import { describe, expect, it, vi } from "vitest";

import { draftScope, dropDraft, keepDraft, listDrafts, type LocalDraft } from "./local-drafts";

function aDraft(id: string, keptAt: string): LocalDraft {
  return { id, keptAt, texts: { title: id, excerpt: "", content: "", tags: [] }, version: null, hadPicture: false };
}

const scope = draftScope(1, null);

describe("local drafts", () => {
  it("are listed, the latest first, until they are dropped", () => {
    keepDraft(scope, aDraft("a", "2026-01-01T10:00:00Z"));
    keepDraft(scope, aDraft("b", "2026-01-02T10:00:00Z"));
    expect(listDrafts(scope).map(({ id }) => id)).toEqual(["b", "a"]);
    dropDraft(scope, "b");
    expect(listDrafts(scope).map(({ id }) => id)).toEqual(["a"]);
  });

  it("are those of one member and one blog", () => {
    keepDraft(draftScope(1, 12), aDraft("a", "2026-01-01T10:00:00Z"));
    for (const other of [draftScope(1, null), draftScope(1, 1), draftScope(2, 12), draftScope(11, 2)]) {
      expect(listDrafts(other)).toEqual([]);
    }
  });

  it.each(["", "{", "null", "{}", '{"id":"a","keptAt":"x","texts":{"title":1,"tags":[]}}'])(
    "leave out a damaged entry: %j",
    (stored) => {
      localStorage.setItem(`${scope}a`, stored);
      expect(listDrafts(scope)).toEqual([]);
    },
  );

  it("do without storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(() => keepDraft(scope, aDraft("a", "2026-01-01T10:00:00Z"))).not.toThrow();
  });
});
