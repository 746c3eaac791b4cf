import { useEffect, useState } from "react";

import { SHOPPING_LIST_KEY } from "@/shared/config/storage";

import { parseItems, type ShoppingItem } from "./items";

/** The list, as this browser keeps it; without storage it lasts as long as the screen. */
export function useItems() {
  const [items, setItems] = useState<readonly ShoppingItem[]>(readItems);

  useEffect(() => {
    // Another tab has changed the list, or its member has signed out.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SHOPPING_LIST_KEY || key === null) setItems(readItems());
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);

  const change = (next: readonly ShoppingItem[]) => {
    setItems(next);
    try {
      localStorage.setItem(SHOPPING_LIST_KEY, JSON.stringify(next));
    } catch {
      // Storage is blocked or full.
    }
  };
  return [items, change] as const;
}

function readItems(): readonly ShoppingItem[] {
  try {
    return parseItems(localStorage.getItem(SHOPPING_LIST_KEY));
  } catch {
    return [];
  }
}
