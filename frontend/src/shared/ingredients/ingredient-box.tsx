import { Plus } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent, RefObject } from "react";

import { Button } from "@/shared/ui/button";
import { ComboBox } from "@/shared/ui/combo-box";

import { namesIn, offersFor } from "./names";

interface IngredientBoxProps {
  label: string;
  hint?: string;
  addLabel: string;
  error?: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** The names that are offered. */
  lookup: readonly string[];
  chosen: readonly string[];
  typed: string;
  onType: (text: string) => void;
  /** Enter, and the button. */
  onAddTyped: () => void;
  onAdd: (names: readonly string[]) => void;
}

/** Offers ingredients for what is typed. Enter and the button add any other; a pasted list is taken apart. */
export function IngredientBox(props: IngredientBoxProps) {
  const { label, hint, addLabel, error, input, lookup, chosen, typed, onType, onAddTyped, onAdd } = props;

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.target !== input.current) return;
    // A highlighted option is the list's to take.
    if (input.current.hasAttribute("aria-activedescendant")) return;
    event.preventDefault();
    event.stopPropagation();
    onAddTyped();
  };

  const addPasted = (event: ClipboardEvent) => {
    const names = namesIn(event.clipboardData.getData("text/plain"));
    if (names.length < 2) return;
    event.preventDefault();
    onAdd(names);
  };

  return (
    <div onKeyDownCapture={addOnEnter} onPasteCapture={addPasted}>
      <ComboBox
        ref={input}
        label={label}
        hint={hint}
        error={error}
        options={offersFor(lookup, typed)}
        chosen={chosen}
        value={typed}
        onValueChange={onType}
        onPick={(name) => onAdd([name])}
        action={
          <Button variant="outline" onClick={onAddTyped}>
            <Plus size="1.125rem" aria-hidden="true" />
            {addLabel}
          </Button>
        }
      />
    </div>
  );
}
