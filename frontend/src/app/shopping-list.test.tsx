import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { signIn, signOut } from "@/shared/auth/auth";

import { visit } from "./testing";

async function open() {
  const site = visit("/shopping-list");
  await screen.findByRole("heading", { level: 1, name: "Shopping List Generator" });
  const add = async (name: string) => {
    await user.clear(item());
    await user.type(item(), name);
    await user.click(screen.getByRole("button", { name: "Add" }));
  };
  const { user } = site;
  return { ...site, add };
}

const item = () => screen.getByLabelText("Item");
const rows = () => within(screen.getByRole("region", { name: "Your list" })).queryAllByRole("listitem");

it("a new item has the quantity 1 and lies in the pantry", async () => {
  const { add } = await open();
  await add(" basmati rice ");

  expect(rows().map((row) => row.textContent)).toEqual(["basmati rice1"]);
  expect(screen.getByRole("heading", { name: "Pantry" })).toBeVisible();
});

it("the next item begins with the quantity 1 and the pantry again", async () => {
  const { user, add } = await open();
  await user.clear(screen.getByLabelText("Quantity"));
  await user.type(screen.getByLabelText("Quantity"), "500 g");
  await user.selectOptions(screen.getByLabelText("Category"), "Meat");
  await add("lamb");

  expect(rows().map((row) => row.textContent)).toEqual(["lamb500 g"]);
  expect(screen.getByRole("heading", { name: "Meat" })).toBeVisible();
  expect(screen.getByLabelText("Quantity")).toHaveValue("1");
  expect(screen.getByLabelText("Category")).toHaveValue("Pantry");
  expect(item()).toHaveFocus();
});

it.each(["{Enter}", "   {Enter}", "\u00a0{Enter}"])("an empty item is not added: '%s'", async (typed) => {
  const { user } = await open();
  await user.type(item(), typed);

  expect(rows()).toEqual([]);
  expect(screen.getByText("Nothing on the list yet")).toBeVisible();
});

it("offers the six categories", async () => {
  await open();
  const options = within(screen.getByLabelText("Category")).getAllByRole<HTMLOptionElement>("option");
  expect(options.filter((option) => !option.disabled).map((option) => option.value)).toEqual([
    ...["Meat", "Vegetables", "Dairy", "Grains", "Spices", "Pantry"],
  ]);
});

it("items are ticked, removed and cleared", async () => {
  const { user, add } = await open();
  await add("flour");
  await add("salt");
  await add("tea");

  await user.click(screen.getByRole("checkbox", { name: "flour bought" }));
  expect(screen.getByText("2 of 3 left to buy")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove salt" }));
  expect(screen.getByText("salt removed from the list")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Clear Bought Items" }));

  expect(rows().map((row) => row.textContent)).toEqual(["tea1"]);
  expect(screen.getByRole("heading", { name: "Your list" })).toHaveFocus();
});

it("the list is there again after a reload, and gone after signing out", async () => {
  const first = await open();
  await first.add("flour");
  first.unmount();
  await open();
  expect(rows()).toHaveLength(1);

  const user = { id: 1, name: "Amina", email: "amina@example.com", isMasterChef: false };
  act(() => signIn({ user, token: "t", tokenExpiresAt: "2099-01-01T00:00:00Z", isAuthenticated: true }));
  expect(rows()).toHaveLength(1);
  act(() => signOut());

  expect(rows()).toEqual([]);
});
