import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { MAX_SEARCH_TEXT } from "@/shared/config/product";
import { useIsMobile } from "@/shared/hooks/use-media-query";

import styles from "./search-box.module.css";
import { searchTexts } from "./texts";

interface SearchBoxProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Called with the trimmed text by Enter and by the button; blank text included: the owner decides what it means. */
  onSearch: (text: string) => void;
  /** Attributes of a combobox, for an owner that shows suggestions. */
  inputProps?: Omit<ComponentProps<"input">, "value" | "onChange" | "placeholder" | "type">;
  /** The suggestions' listbox, laid under the box. */
  children?: ReactNode;
}

/** The search field with its SEARCH button (an icon only on narrow screens). */
export function SearchBox({ text, onTextChange, onSearch, inputProps, children }: SearchBoxProps) {
  const isMobile = useIsMobile();
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <div className={styles.field}>
        <Search className={styles.glass} size="1.25rem" aria-hidden="true" />
        <input
          type="search"
          dir="auto"
          className={styles.input}
          aria-label={searchTexts.label}
          placeholder={isMobile ? searchTexts.placeholderNarrow : searchTexts.placeholderWide}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_TEXT}
          {...inputProps}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
        />
        {text !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label={searchTexts.clear}
            onClick={(event) => {
              event.currentTarget.form?.querySelector("input")?.focus();
              onTextChange("");
            }}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
        <button type="submit" className={styles.submit} aria-label={searchTexts.submit}>
          {isMobile ? <Search size="1.25rem" aria-hidden="true" /> : searchTexts.submit}
        </button>
      </div>
      {children}
    </form>
  );
}
