import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { useUnsavedChanges } from "./use-unsaved-changes";

function Editor() {
  const [saved, setSaved] = useState("");
  const [title, setTitle] = useState("");
  const left = useUnsavedChanges({ key: "recipe-7", values: { title }, isDirty: title !== saved });
  return (
    <>
      <p>Left: {left?.title ?? "nothing"}</p>
      <input aria-label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <button type="button" onClick={() => setSaved(title)}>
        Save
      </button>
      <Link to="/">Home</Link>
    </>
  );
}

function renderEditor() {
  const view = render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to="/edit">Edit</Link>} />
        <Route path="/edit" element={<Editor />} />
      </Routes>
    </BrowserRouter>,
  );
  return { ...view, user: userEvent.setup() };
}

async function openAndType() {
  const view = renderEditor();
  await view.user.click(screen.getByText("Edit"));
  await view.user.type(screen.getByLabelText("Title"), "Dal");
  return view;
}

const answer = (mayLeave: boolean) => vi.spyOn(window, "confirm").mockReturnValue(mayLeave);
const tabMayClose = () => fireEvent(window, new Event("beforeunload", { cancelable: true }));

describe("unsaved changes", () => {
  beforeEach(() => history.replaceState(null, "", "/"));
  afterEach(() => sessionStorage.clear());

  it("are asked about before a link leaves them", async () => {
    const { user } = await openAndType();
    const confirm = answer(false);
    await user.click(screen.getByText("Home"));
    expect(screen.getByLabelText("Title")).toHaveValue("Dal");

    confirm.mockReturnValue(true);
    await user.click(screen.getByText("Home"));
    expect(screen.getByText("Edit")).toBeVisible();
    await user.click(screen.getByText("Edit"));
    expect(screen.getByText("Left: nothing")).toBeVisible();
  });

  it("are asked about before Back leaves them, each time", async () => {
    await openAndType();
    const confirm = answer(false);
    for (const times of [1, 2]) {
      act(() => history.back());
      await waitFor(() => expect(confirm).toHaveBeenCalledTimes(times));
      expect(screen.getByLabelText("Title")).toHaveValue("Dal");
    }
    confirm.mockReturnValue(true);
    act(() => history.back());
    expect(await screen.findByText("Edit")).toBeVisible();
  });

  it("keep the tab from closing without a question", async () => {
    await openAndType();
    expect(tabMayClose()).toBe(false);
  });

  it("come back after a reload", async () => {
    const { unmount } = await openAndType();
    unmount();
    renderEditor();
    expect(screen.getByText("Left: Dal")).toBeVisible();
  });

  it("are forgotten once they are saved", async () => {
    const { user, unmount } = await openAndType();
    const confirm = answer(false);
    await user.click(screen.getByText("Save"));
    expect(tabMayClose()).toBe(true);
    unmount();
    renderEditor();
    expect(screen.getByText("Left: nothing")).toBeVisible();
    await userEvent.click(screen.getByText("Home"));
    expect(confirm).not.toHaveBeenCalled();
  });
});
