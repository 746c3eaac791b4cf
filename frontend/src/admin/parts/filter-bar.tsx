import { useState, type ReactNode } from "react";

import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";

import styles from "./filter-bar.module.css";

interface FilterBarProps {
  /** What the text is looked for in; null where there is no text to search. */
  searchLabel: string | null;
  search?: string;
  onSearch?: (text: string) => void;
  /** FilterSelects. */
  children?: ReactNode;
}

/** A text to search for, which counts when it is sent, and filters, which count at once. */
export function FilterBar({ searchLabel, search = "", onSearch, children }: FilterBarProps) {
  return (
    <search className={styles.bar}>
      {searchLabel !== null && (
        // A new address is a new text: Back fills the field again.
        <SearchField key={search} label={searchLabel} search={search} onSearch={(text) => onSearch?.(text)} />
      )}
      {children !== undefined && <div className={styles.filters}>{children}</div>}
    </search>
  );
}

function SearchField({ label, search, onSearch }: { label: string; search: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(search);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField label={label} type="search" value={text} onValueChange={setText} maxLength={200} />
      <Button type="submit" variant="outline">
        Search
      </Button>
    </form>
  );
}

interface FilterSelectProps {
  label: string;
  value: string;
  /** What stands for "all" has the value "". */
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** One filter of a few values. */
export function FilterSelect({ label, value, options, onChoose }: FilterSelectProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
