import type { ReactNode } from "react";

import { motifOf } from "@/shared/motif/motifs";
import { Tile } from "@/shared/motif/tile";

import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** Level of the title's heading: 1 where the state is the whole screen. */
  level?: 1 | 2 | 3;
  /** Buttons or links that lead on. */
  children?: ReactNode;
}

/** What stands where nothing could be shown: a tile, a title, a sentence and a way on. */
export function EmptyState({ title, text, level = 3, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <svg className={styles.tile} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <Tile motif={motifOf(null)} />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
