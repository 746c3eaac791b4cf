import { Plus, X } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { Button as AriaButton, Tag, TagGroup, TagList } from "react-aria-components";

import { Button } from "./button";
import { Field, type FieldBinding, type FieldWords } from "./field";
import field from "./field.module.css";
import styles from "./tag-input.module.css";
import { withTag } from "./with-tag";

interface TagInputProps extends FieldWords, FieldBinding<string[]> {
  addLabel?: string;
  /** Names the list of chips. */
  listLabel?: string;
  /** A comma, and leaving the field, add what is typed as well. */
  isEager?: boolean;
}

/** A list of tags: Enter or the button adds the typed one, trimmed, unless it is there in any case. */
export function TagInput(props: TagInputProps) {
  const { label, hint, error, name, value, onValueChange, onBlur, ref, addLabel = "Add" } = props;
  const { listLabel = label, isEager = false } = props;
  const [typed, setTyped] = useState("");

  const addAll = (texts: readonly string[]) => {
    const tags = texts.reduce((before, text) => withTag(before, text), value);
    if (tags !== value) onValueChange(tags);
  };

  const add = () => {
    addAll(isEager ? typed.split(",") : [typed]);
    setTyped("");
  };

  const type = (text: string) => {
    const parts = isEager ? text.split(",") : [text];
    addAll(parts.slice(0, -1));
    setTyped(parts.at(-1) ?? "");
  };

  const leave = () => {
    if (isEager) add();
    onBlur?.();
  };

  const addOnEnter = (event: KeyboardEvent) => {
    // While letters are being composed, Enter ends the composition.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <>
          <div className={styles.row}>
            <input
              {...ids}
              ref={ref}
              name={name}
              className={field.input}
              value={typed}
              onBlur={leave}
              onChange={(event) => type(event.target.value)}
              onKeyDown={addOnEnter}
            />
            <Button variant="outline" className={styles.add} onClick={add}>
              <Plus size="1.125rem" aria-hidden="true" />
              {addLabel}
            </Button>
          </div>
          {value.length > 0 && (
            <TagGroup
              aria-label={listLabel}
              onRemove={(removed) => onValueChange(value.filter((tag) => !removed.has(tag)))}
            >
              <TagList className={styles.tags ?? ""}>
                {value.map((tag) => (
                  <Tag key={tag} id={tag} textValue={tag} className={styles.tag ?? ""}>
                    #{tag}
                    <AriaButton slot="remove" className={styles.remove ?? ""} aria-label={`Remove ${tag}`}>
                      <X size="1rem" aria-hidden="true" />
                    </AriaButton>
                  </Tag>
                ))}
              </TagList>
            </TagGroup>
          )}
        </>
      )}
    </Field>
  );
}
