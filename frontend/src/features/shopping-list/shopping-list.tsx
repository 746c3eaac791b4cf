import { useRef, useState } from "react";

import { useAuth } from "@/shared/auth/auth";
import { Button } from "@/shared/ui/button";
import { ComingSoon } from "@/shared/ui/coming-soon";
import { CountedHead } from "@/shared/ui/counted-head";
import { EmptyState } from "@/shared/ui/empty-state";
import { PageHead } from "@/shared/ui/page-head";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { AddForm } from "./add-form";
import { byCategory, withItem, type NewItem, type ShoppingItem } from "./items";
import styles from "./shopping-list.module.css";
import { StoreSection } from "./store-section";
import { shoppingTexts } from "./texts";
import { useItems } from "./use-items";

/** A list in the browser. Signing out empties it, so another member or visitor begins with an empty one. */
export function ShoppingList() {
  const memberId = useAuth()?.user.id;
  return <List key={memberId ?? "visitor"} />;
}

function List() {
  const [items, change] = useItems();
  const [told, tell] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const open = items.filter((item) => !item.isBought).length;

  const add = (item: NewItem) => {
    change(withItem(items, item));
    tell(shoppingTexts.added(item.name.trim()));
  };
  const tick = (item: ShoppingItem, isBought: boolean) =>
    change(items.map((other) => (other.id === item.id ? { ...other, isBought } : other)));
  const keep = (isKept: (item: ShoppingItem) => boolean) => {
    change(items.filter(isKept));
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  const remove = (item: ShoppingItem) => {
    keep(({ id }) => id !== item.id);
    tell(shoppingTexts.removed(item.name));
  };

  return (
    <div className={styles.page}>
      <PageHead title={shoppingTexts.title} lead={shoppingTexts.lead} />
      <ComingSoon>{shoppingTexts.soon}</ComingSoon>
      <div className={styles.body}>
        <AddForm onAdd={add} />
        <section aria-labelledby="shopping-list" className={styles.list}>
          <CountedHead
            id="shopping-list"
            title={shoppingTexts.list}
            count={items.length > 0 && shoppingTexts.remaining(open, items.length)}
            ref={heading}
          />
          {items.length === 0 && <EmptyState title={shoppingTexts.emptyTitle} text={shoppingTexts.emptyText} />}
          {byCategory(items).map((section) => (
            <StoreSection key={section.category} {...section} onTick={tick} onRemove={remove} />
          ))}
          {open < items.length && (
            <Button variant="outline" onClick={() => keep((item) => !item.isBought)}>
              {shoppingTexts.clear}
            </Button>
          )}
        </section>
      </div>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </div>
  );
}
