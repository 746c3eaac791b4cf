import { X } from "lucide-react";

import { IconButton } from "@/shared/ui/button";

import type { Category, ShoppingItem } from "./items";
import styles from "./store-section.module.css";
import { shoppingTexts } from "./texts";

interface StoreSectionProps {
  category: Category;
  items: readonly ShoppingItem[];
  onTick: (item: ShoppingItem, isBought: boolean) => void;
  onRemove: (item: ShoppingItem) => void;
}

/** The items of one category; a bought one is struck through. */
export function StoreSection({ category, items, onTick, onRemove }: StoreSectionProps) {
  return (
    <div className={styles.section}>
      <h3 className={styles.title}>{category}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={styles.item} data-bought={item.isBought}>
            <label className={styles.label}>
              <input
                type="checkbox"
                aria-label={shoppingTexts.bought(item.name)}
                checked={item.isBought}
                onChange={({ target }) => onTick(item, target.checked)}
              />
              <span className={styles.name}>{item.name}</span>
              <span className={styles.quantity}>{item.quantity}</span>
            </label>
            <IconButton aria-label={shoppingTexts.remove(item.name)} onClick={() => onRemove(item)}>
              <X size="1.125rem" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
