/** Sections of a store, in the order in which one walks through it. */
export const CATEGORIES = ["Meat", "Vegetables", "Dairy", "Grains", "Spices", "Pantry"] as const;

export type Category = (typeof CATEGORIES)[number];

export interface ShoppingItem {
  id: number;
  name: string;
  quantity: string;
  category: Category;
  isBought: boolean;
}

/** What is typed before an item is added. */
export type NewItem = Pick<ShoppingItem, "name" | "quantity" | "category">;

/** A form without entries. Source: docs/product/shell.md#placeholders */
export const NEW_ITEM: NewItem = { name: "", quantity: "1", category: "Pantry" };

/** The list with the item at its end; the same list where the item has no name. A missing quantity is 1. */
export function withItem(items: readonly ShoppingItem[], { name, quantity, category }: NewItem): readonly ShoppingItem[] {
  if (name.trim() === "") return items;
  const item = {
    id: 1 + Math.max(0, ...items.map(({ id }) => id)),
    name: name.trim(),
    quantity: quantity.trim() || NEW_ITEM.quantity,
    category,
    isBought: false,
  };
  return [...items, item];
}

/** The categories that have items, in the store's order. */
export function byCategory(items: readonly ShoppingItem[]): { category: Category; items: readonly ShoppingItem[] }[] {
  return CATEGORIES.map((category) => ({ category, items: items.filter((item) => item.category === category) })).filter(
    (section) => section.items.length > 0,
  );
}

/** What the browser has kept, without entries that are damaged or of another version. */
export function parseItems(json: string | null): readonly ShoppingItem[] {
  try {
    const parsed: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isItem) : [];
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is ShoppingItem {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, quantity, category, isBought } = value as Record<string, unknown>;
  const isText = [name, quantity].every((text) => typeof text === "string");
  return Number.isSafeInteger(id) && isText && typeof isBought === "boolean" && CATEGORIES.includes(category as Category);
}
