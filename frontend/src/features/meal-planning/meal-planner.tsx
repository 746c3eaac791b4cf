import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";

import { paths } from "@/shared/config/paths";
import { Button, ButtonLink } from "@/shared/ui/button";
import { ComingSoon } from "@/shared/ui/coming-soon";
import { PageHead } from "@/shared/ui/page-head";

import { DayCard } from "./day-card";
import styles from "./meal-planner.module.css";
import { plannerTexts } from "./texts";

/** A week of empty plates: the counter works, planning is to come. Nothing is stored. */
export function MealPlanner() {
  const [week, setWeek] = useState(0);
  return (
    <div className={styles.page}>
      <PageHead title={plannerTexts.title} lead={plannerTexts.lead} />
      <ComingSoon>{plannerTexts.soon}</ComingSoon>
      <div className={styles.weeks} role="group" aria-label={plannerTexts.weeks}>
        <Button variant="outline" disabled={week === 0} onClick={() => setWeek(week - 1)}>
          <ChevronLeft size="1.125rem" aria-hidden="true" />
          {plannerTexts.previous}
        </Button>
        <h2 className={styles.week} aria-live="polite">
          {plannerTexts.week(week)}
        </h2>
        <Button variant="outline" onClick={() => setWeek(week + 1)}>
          {plannerTexts.next}
          <ChevronRight size="1.125rem" aria-hidden="true" />
        </Button>
      </div>
      <ol className={styles.days}>
        {plannerTexts.days.map((day, place) => (
          <DayCard key={day} day={day} number={week * plannerTexts.days.length + place} />
        ))}
      </ol>
      <ButtonLink to={paths.recipes} className={styles.browse}>
        {plannerTexts.browse}
      </ButtonLink>
    </div>
  );
}
