import { BellRing, Timer as TimerIcon, X } from "lucide-react";

import { IconButton } from "@/shared/ui/button";

import { countdown, useNow } from "./clock";
import { cookingTexts } from "./texts";
import styles from "./timer-list.module.css";
import { stopTimer, useTimers } from "./timers";

/** What runs and rings. `isFloating` keeps it in sight at the edge of the window. */
export function TimerList({ isFloating = false }: { isFloating?: boolean }) {
  const timers = useTimers();
  if (timers.length === 0) return null;
  return (
    <section className={styles.timers} data-floating={isFloating} aria-label={cookingTexts.timers}>
      <RunningTimers />
    </section>
  );
}

function RunningTimers() {
  const timers = useTimers();
  const now = useNow();
  return (
    <ul>
      {timers.map(({ id, label, endsAt, isRinging }) => (
        <li key={id} className={styles.timer} data-ringing={isRinging}>
          {isRinging ? <BellRing size="1.25rem" aria-hidden="true" /> : <TimerIcon size="1.25rem" aria-hidden="true" />}
          <span className={styles.label}>{label}</span>
          <span className={styles.left} role="timer">
            {isRinging ? cookingTexts.ringing : countdown(endsAt, now)}
          </span>
          <IconButton aria-label={cookingTexts.stopOf(label)} onClick={() => stopTimer(id)}>
            <X size="1.125rem" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
