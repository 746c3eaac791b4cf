import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { renderInApp } from "@/shared/testing/render";

import { FavoriteButton } from "./favorite-button";

describe("the heart, signed out", () => {
  const open = async () => {
    const view = renderInApp(<FavoriteButton recipe={{ ID: 7, Short_Title: "Fattoush" }} />, "/recipes?cuisine=ME");
    await view.user.click(screen.getByRole("button", { name: /favorite/i }));
    await screen.findByRole("dialog");
    return view;
  };

  it("asks to sign in; Cancel closes and gives the focus back", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: /favorite/i })).toHaveFocus());
  });

  it("remembers the way back when one goes to sign in", async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(takeReturnUrl()).toBe("/recipes?cuisine=ME");
  });
});
