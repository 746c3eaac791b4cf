import { Button } from "@/shared/ui/button";

import { PAGE_SIZE } from "./api";
import styles from "./panels.module.css";
import { analyticsTexts as texts } from "./texts";

interface PagerProps {
  offset: number;
  all: number;
  onMove: (offset: number) => void;
}

/** The way through a long table. */
export function Pager({ offset, all, onMove }: PagerProps) {
  if (all <= PAGE_SIZE && offset === 0) return null;
  return (
    <div className={styles.pager}>
      <Button variant="outline" disabled={offset === 0} onClick={() => onMove(Math.max(0, offset - PAGE_SIZE))}>
        {texts.earlier}
      </Button>
      <span>{texts.rest(Math.min(offset + 1, all), Math.min(offset + PAGE_SIZE, all), all)}</span>
      <Button variant="outline" disabled={offset + PAGE_SIZE >= all} onClick={() => onMove(offset + PAGE_SIZE)}>
        {texts.later}
      </Button>
    </div>
  );
}
