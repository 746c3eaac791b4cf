import { ChefHat, Clock, CookingPot, Hourglass, Star, Users, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import type { RecipeDetail } from "@/shared/api/types";
import { hoursText, minutesText, spanText } from "@/shared/dates/durations";
import { Badge, difficultyTone } from "@/shared/ui/badge";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import styles from "./stat-cards.module.css";
import { detailTexts } from "./texts";

interface StatCardsProps {
  recipe: RecipeDetail;
  /** Those that the quantities are for. */
  servings: number;
}

/** The six facts of a recipe. What its author did not say is a dash. */
export function StatCards({ recipe, servings }: StatCardsProps) {
  return (
    <section aria-label={detailTexts.facts}>
      <dl className={styles.cards}>
        <Stat icon={ChefHat} label={detailTexts.difficulty}>
          {recipe.Difficulty_Level ? (
            <Badge tone={difficultyTone(recipe.Difficulty_Level)} className={styles.badge}>
              {recipe.Difficulty_Level}
            </Badge>
          ) : (
            <NotStated />
          )}
        </Stat>
        <Stat icon={Clock} label={detailTexts.prepTime}>
          <Minutes minutes={recipe.Prep_Time_Minutes} />
        </Stat>
        <Stat icon={CookingPot} label={detailTexts.cookTime}>
          <Minutes minutes={recipe.Cook_Time_Minutes} />
        </Stat>
        <Stat icon={Hourglass} label={detailTexts.totalTime}>
          <Minutes minutes={recipe.Total_Time} />
          <Resting minutes={restingMinutes(recipe)} />
        </Stat>
        <Stat icon={Users} label={detailTexts.servings}>
          {servings}
        </Stat>
        <Stat icon={Star} label={detailTexts.rating}>
          <Rating recipe={recipe} />
        </Stat>
      </dl>
    </section>
  );
}

interface StatProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Stat({ icon: Icon, label, children }: StatProps) {
  return (
    <div className={styles.card}>
      <dt className={styles.label}>
        <Icon size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Minutes({ minutes }: { minutes: number | null }) {
  if (minutes === null) return <NotStated />;
  const hours = hoursText(minutes);
  return (
    <>
      {minutesText(minutes)}
      {hours && <span className={styles.more}>{hours}</span>}
    </>
  );
}

/** Names what a total has beyond preparing and cooking; without it the sum seems wrong. */
function Resting({ minutes }: { minutes: number }) {
  return minutes > 0 && <span className={styles.more}>{detailTexts.resting(spanText(minutes))}</span>;
}

function restingMinutes({ Total_Time, Prep_Time_Minutes, Cook_Time_Minutes }: RecipeDetail): number {
  if (Total_Time === null || Prep_Time_Minutes === null || Cook_Time_Minutes === null) return 0;
  return Total_Time - Prep_Time_Minutes - Cook_Time_Minutes;
}

function Rating({ recipe }: { recipe: RecipeDetail }) {
  if (recipe.Review_Count === 0) return <span className={styles.none}>{detailTexts.unrated}</span>;
  return (
    <>
      {recipe.Average_Rating.toFixed(1)} <span className={styles.unit}>{detailTexts.outOf}</span>
      <span className={styles.more}>{detailTexts.reviews(recipe.Review_Count)}</span>
    </>
  );
}

function NotStated() {
  return (
    <>
      <span aria-hidden="true">{detailTexts.unknown}</span>
      <VisuallyHidden>{detailTexts.unknownSpoken}</VisuallyHidden>
    </>
  );
}
