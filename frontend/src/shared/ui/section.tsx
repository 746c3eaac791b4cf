import { ArrowRight } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";

import styles from "./section.module.css";

interface SectionProps {
  title: string;
  /** One line under the title. */
  lead?: string;
  /** A link beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, named by its heading. */
export function Section({ title, lead, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The "view all" link of a section. */
export function SectionLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
      <ArrowRight size="1.125rem" aria-hidden="true" />
    </Link>
  );
}
