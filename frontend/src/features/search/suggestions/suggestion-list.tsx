import { useEffect, useId, useRef, type Ref } from "react";

import { motifOf } from "@/shared/motif/motifs";
import { Tile } from "@/shared/motif/tile";

import { searchTexts } from "../texts";
import type { MarkedText } from "./marked-text";
import type { Suggestion, SuggestionGroup } from "./suggestion";
import styles from "./suggestion-list.module.css";

interface SuggestionListProps {
  id: string;
  listRef: Ref<HTMLDivElement>;
  groups: readonly SuggestionGroup[];
  /** The DOM id of the active option. */
  activeId: string | undefined;
  onChoose: (suggestion: Suggestion) => void;
}

/** The listbox under the search box. The keyboard stays in the field, which says what is active. */
export function SuggestionList({ id, listRef, groups, activeId, onChoose }: SuggestionListProps) {
  return (
    <div ref={listRef} id={id} role="listbox" aria-label={searchTexts.suggestions} className={styles.list}>
      {groups.map((group) => (
        <Group key={group.title} listId={id} group={group} activeId={activeId} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<SuggestionListProps, "id" | "listRef" | "groups"> {
  listId: string;
  group: SuggestionGroup;
}

function Group({ listId, group, activeId, onChoose }: GroupProps) {
  const titleId = useId();
  const optionId = (suggestion: Suggestion) => `${listId}-${suggestion.key}`;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div id={titleId} role="presentation" className={styles.title}>
        {group.title}
      </div>
      {group.suggestions.map((suggestion) => (
        <Option
          key={suggestion.key}
          id={optionId(suggestion)}
          suggestion={suggestion}
          isActive={optionId(suggestion) === activeId}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

function Option({ id, suggestion, isActive, onChoose }: OptionProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);

  return (
    // The field has the focus and hears the keys; the pointer presses here without taking it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={spokenText(suggestion)}
      tabIndex={-1}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggestion)}
    >
      <svg className={styles.tile} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <Tile motif={motifOf(suggestion.motifCode)} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={suggestion.title} />
        </span>
        {suggestion.detail && <span className={styles.detail}> {suggestion.detail}</span>}
      </span>
    </div>
  );
}

/** The option in one breath: pieces that are marked would be read apart. */
function spokenText({ title, detail }: Suggestion): string {
  const name = title.map((piece) => piece.text).join("");
  return detail ? `${name} ${detail}` : name;
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
