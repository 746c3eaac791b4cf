import { useEffect, useRef } from "react";

import { formatMoment } from "@/shared/dates/moment";
import { Badge } from "@/shared/ui/badge";
import { Button } from "@/shared/ui/button";
import { cx } from "@/shared/ui/cx";
import { RatingStars } from "@/shared/ui/rating-stars";

import { LongText } from "../parts/long-text";
import type { WaitingItem } from "./api";
import { moderationTexts as texts } from "./texts";
import styles from "./waiting-card.module.css";

interface WaitingCardProps {
  item: WaitingItem;
  isCurrent: boolean;
  isSelected: boolean;
  isBusy: boolean;
  onGoTo: () => void;
  onToggle: () => void;
  onDecide: (isApproved: boolean) => void;
}

/** What waits: of what, by whom, since when, why, and what was written. The current one has the focus. */
export function WaitingCard({ item, isCurrent, isSelected, isBusy, onGoTo, onToggle, onDecide }: WaitingCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!isCurrent || element === null || element.contains(document.activeElement)) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);

  return (
    // Nothing is pressed here: what has the focus is the current one.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={card}
      tabIndex={-1}
      className={cx(styles.card, isCurrent && styles.current, isSelected && styles.selected)}
      aria-label={`${texts.kind[item.Kind]}: ${item.About}`}
      aria-current={isCurrent ? "true" : undefined}
      onFocus={onGoTo}
    >
      <div className={styles.head}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={texts.select(item.About)}
          checked={isSelected}
          onChange={onToggle}
        />
        <Badge tone="grey">{texts.kind[item.Kind]}</Badge>
        {item.Is_Overdue && <Badge tone="red">{texts.overdue}</Badge>}
        <h2 className={styles.about}>
          <a href={item.About_URL} target="_blank" rel="noopener">
            {item.About}
          </a>
        </h2>
        {item.Rating !== null && <RatingStars rating={item.Rating} />}
      </div>
      <p className={cx(styles.facts, item.Is_Overdue && styles.late)}>
        {texts.by(item.Member_Name)}, {texts.since(formatMoment(item.Since))}
      </p>
      {item.Texts.map((text, index) => (
        <div key={index} className={styles.text}>
          <LongText text={text} about={item.About} />
        </div>
      ))}
      <div className={styles.foot}>
        <ul className={styles.concerns}>
          {item.Concerns.map((concern) => (
            <li key={concern}>
              <Badge tone="yellow" className={styles.concern}>
                {concern}
              </Badge>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button variant="outline" disabled={isBusy} onClick={() => onDecide(false)}>
            {texts.reject}
          </Button>
          <Button disabled={isBusy} onClick={() => onDecide(true)}>
            {texts.approve}
          </Button>
        </div>
      </div>
    </article>
  );
}
