import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { recipesPath } from "@/shared/config/paths";
import { TileField } from "@/shared/motif/tile";
import { cx } from "@/shared/ui/cx";

import cardLink from "./card-link.module.css";
import styles from "./cuisine-card.module.css";

interface CuisineCardProps {
  title: string;
  /** Whose tiles it has: codes of cuisines, separated by commas. */
  code: string;
  /** What the list is filtered by: a name or codes. */
  cuisine: string;
  /** What stands below the title. */
  children: ReactNode;
}

/** Leads to a cuisine's recipes; its tiles are at the edge. */
export function CuisineCard({ title, code, cuisine, children }: CuisineCardProps) {
  return (
    <Link className={cx(cardLink.card, styles.card)} to={recipesPath({ cuisine })}>
      <TileField code={code} tilePx={40} className={styles.edge} />
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
    </Link>
  );
}
