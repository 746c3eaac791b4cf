import * as Tabs from "@radix-ui/react-tabs";
import { useEffect, useRef } from "react";

import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import styles from "./editor-tab-list.module.css";
import { EDITOR_TABS, type EditorTab } from "./schema";
import { editorTexts } from "./texts";

interface EditorTabListProps {
  current: EditorTab;
  errorsIn: (tab: EditorTab) => number;
}

/** The six tabs in a row, which scrolls sideways on a phone; each says how many errors it has. */
export function EditorTabList({ current, errorsIn }: EditorTabListProps) {
  const list = useRef<HTMLDivElement>(null);

  // A tab that an arrow key or an error has opened may lie outside. Only the row moves, never the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    <Tabs.List ref={list} className={styles.list} aria-label={editorTexts.sections}>
      {EDITOR_TABS.map((tab) => (
        <Tabs.Trigger key={tab} className={styles.tab} value={tab}>
          {editorTexts.tabs[tab]}
          {errorsIn(tab) > 0 && <ErrorCount count={errorsIn(tab)} />}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

function ErrorCount({ count }: { count: number }) {
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>, {editorTexts.errors(count)}</VisuallyHidden>
    </>
  );
}
