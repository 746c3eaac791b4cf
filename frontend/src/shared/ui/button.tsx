import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

import styles from "./button.module.css";
import { cx } from "./cx";

type Variant = "primary" | "quiet" | "outline";

interface Look {
  /** primary: the one action that matters on a screen; outline: beside it; quiet: text only. */
  variant?: Variant;
}

export function Button({ variant = "primary", className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  return <button type={type} className={cx(styles.button, styles[variant], className)} {...rest} />;
}

export function ButtonLink({ variant = "primary", className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={cx(styles.button, styles[variant], className)} {...rest} />;
}

/** A round button with only an icon: it needs an aria-label. */
export function IconButton({ className, type = "button", ...rest }: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type={type} className={cx(styles.icon, className)} {...rest} />;
}
