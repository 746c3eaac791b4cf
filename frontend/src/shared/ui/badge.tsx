import type { ReactNode } from "react";

import styles from "./badge.module.css";
import { cx } from "./cx";

export type BadgeTone = "neutral" | "green" | "yellow" | "red" | "grey" | "picture";

interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

/** A small label that never wraps. `picture` is for badges that lie on a photograph. */
export function Badge({ tone = "neutral", className, children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone], className)}>{children}</span>;
}

/** Colour of a difficulty: easy green, medium yellow, hard red, other grey. Source: docs/product/shell.md#look */
export function difficultyTone(level: string): BadgeTone {
  switch (level.toLowerCase()) {
    case "easy":
      return "green";
    case "medium":
      return "yellow";
    case "hard":
      return "red";
    default:
      return "grey";
  }
}
