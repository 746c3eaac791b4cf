import { Link } from "react-router-dom";

import styles from "./badge-link.module.css";

/** A badge that leads to everything of its kind. */
export function BadgeLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className={styles.badge}>
        {children}
      </Link>
    </li>
  );
}
