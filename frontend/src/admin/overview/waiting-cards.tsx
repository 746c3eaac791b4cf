import { BookOpen, FileInput, Mail, MessageSquare, Star, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";

import { cx } from "@/shared/ui/cx";

import type { Overview } from "./api";
import { overviewTexts as texts } from "./texts";
import styles from "./waiting-cards.module.css";

interface Kind {
  name: keyof Overview;
  path: string;
  icon: LucideIcon;
}

const KINDS: readonly Kind[] = [
  { name: "Reviews", path: "/admin/moderation?kind=review", icon: Star },
  { name: "Comments", path: "/admin/moderation?kind=comment", icon: MessageSquare },
  { name: "Recipes", path: "/admin/moderation?kind=recipe", icon: BookOpen },
  { name: "Messages", path: "/admin/messages?answered=no", icon: Mail },
  { name: "Imports", path: "/admin/imports", icon: FileInput },
];

/** How much waits at each desk and how much of it too long, each the way to its desk. */
export function WaitingCards({ overview }: { overview: Overview }) {
  return (
    <ul className={styles.cards} aria-label={texts.lead}>
      {KINDS.map(({ name, path, icon: Icon }) => {
        const { Waiting: waiting, Overdue: overdue } = overview[name];
        return (
          <li key={name}>
            <Link to={path} className={styles.card}>
              <span className={styles.name}>
                <Icon size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
                {texts.kinds[name]}
              </span>
              <strong className={cx(styles.number, waiting === 0 && styles.none)}>{waiting.toLocaleString("en-US")}</strong>
              <span className={cx(styles.note, overdue !== null && overdue > 0 && styles.overdue)}>{noteOf(waiting, overdue)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function noteOf(waiting: number, overdue: number | null): string {
  if (overdue !== null && overdue > 0) return texts.overdue(overdue);
  return waiting === 0 ? texts.nothing : texts.waiting;
}
