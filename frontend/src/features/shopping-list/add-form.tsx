import { Plus } from "lucide-react";
import { useRef, useState } from "react";

import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";
import { SelectField } from "@/shared/ui/select-field";

import styles from "./add-form.module.css";
import { CATEGORIES, NEW_ITEM, type Category, type NewItem } from "./items";
import { shoppingTexts } from "./texts";

const OPTIONS = CATEGORIES.map((category) => ({ value: category, label: category }));

/** Name, quantity and category of the next item. One without a name is not added. */
export function AddForm({ onAdd }: { onAdd: (item: NewItem) => void }) {
  const [item, setItem] = useState(NEW_ITEM);
  const name = useRef<HTMLInputElement>(null);

  const submit = () => {
    name.current?.focus();
    if (item.name.trim() === "") return;
    onAdd(item);
    setItem(NEW_ITEM);
  };
  return (
    <form
      className={styles.form}
      aria-label={shoppingTexts.add}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={name}
        label={shoppingTexts.item}
        hint={shoppingTexts.itemHint}
        maxLength={120}
        autoComplete="off"
        value={item.name}
        onValueChange={(text) => setItem({ ...item, name: text })}
      />
      <div className={styles.pair}>
        <TextField
          label={shoppingTexts.quantity}
          maxLength={30}
          autoComplete="off"
          value={item.quantity}
          onValueChange={(quantity) => setItem({ ...item, quantity })}
        />
        <SelectField
          label={shoppingTexts.category}
          placeholder={shoppingTexts.category}
          options={OPTIONS}
          value={item.category}
          onValueChange={(category) => setItem({ ...item, category: (category || NEW_ITEM.category) as Category })}
        />
      </div>
      <Button type="submit" className={styles.add}>
        <Plus size="1.125rem" aria-hidden="true" />
        {shoppingTexts.addAction}
      </Button>
    </form>
  );
}
