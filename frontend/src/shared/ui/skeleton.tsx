import { cx } from "./cx";
import styles from "./skeleton.module.css";

/** A still grey shape where content will stand; its size comes from `className`. Hidden from readers. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.skeleton, className)} aria-hidden="true" />;
}
