import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { anAuth } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";

import { getAuth, signIn, signOut } from "./auth";
import { AUTH_KEY } from "./auth-storage";
import { useForgetMember } from "./use-forget-member";

function Page() {
  useForgetMember();
  const { data = "nothing" } = useQuery({ queryKey: ["page"], queryFn: () => `page of ${getAuth()?.user.name ?? "a visitor"}` });
  return <p>{data}</p>;
}

it.each([
  ["signs out", () => signOut()],
  [
    "signs out in another tab",
    () => {
      localStorage.removeItem(AUTH_KEY);
      window.dispatchEvent(new StorageEvent("storage", { key: AUTH_KEY }));
    },
  ],
])("nothing of a member is left when they %s", async (_case, leave) => {
  signIn(anAuth());
  renderInApp(<Page />);
  expect(await screen.findByText("page of Amina Yusuf")).toBeVisible();
  act(leave);
  expect(await screen.findByText("page of a visitor")).toBeVisible();
});

it("what a member has seen stays while they are the one who is signed in", async () => {
  signIn(anAuth());
  renderInApp(<Page />);
  expect(await screen.findByText("page of Amina Yusuf")).toBeVisible();
  act(() => signIn(anAuth({ user: { id: 1, name: "Amina Rahman", email: "amina@example.org", isMasterChef: false } })));
  expect(screen.getByText("page of Amina Yusuf")).toBeVisible();
});
