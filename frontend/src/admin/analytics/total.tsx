import styles from "./panels.module.css";
import { analyticsTexts as texts, changeText, count } from "./texts";

interface TotalProps {
  text: string;
  now: number;
  before: number;
  periodBefore: { First: string; Last: string };
}

/** The sum of a period beside that of the one before. */
export function Total({ text, now, before, periodBefore }: TotalProps) {
  return (
    <p className={styles.total}>
      <strong>{text}</strong> {changeText(now, before)}{" "}
      <span>
        {texts.comparedWith(periodBefore.First, periodBefore.Last)} {texts.before}: {count(before)}
      </span>
    </p>
  );
}
