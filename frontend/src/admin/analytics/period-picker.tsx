import { useState, type SubmitEvent } from "react";

import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";

import { ChoiceBar } from "../parts/choice-bar";
import { lastDays, lengthOf, type Period } from "./period";
import styles from "./period-picker.module.css";
import { analyticsTexts as texts } from "./texts";

const LENGTHS = [7, 30, 90, 365] as const;
const CHOICES = LENGTHS.map((days) => ({ value: String(days), label: texts.lastDays(days) }));

interface PeriodPickerProps {
  period: Period;
  onPick: (period: Period) => void;
}

/** Usual periods by a press, any other by its first and last day. */
export function PeriodPicker({ period, onPick }: PeriodPickerProps) {
  const length = lengthOf(period);
  const isUsual = period.to === lastDays(1).to;
  return (
    <div className={styles.picker}>
      <ChoiceBar
        label={texts.period}
        choices={CHOICES}
        value={isUsual ? String(length) : ""}
        onChoose={(days) => onPick(lastDays(Number(days)))}
      />
      {/* Its fields begin anew with every other period. */}
      <OwnPeriod key={`${period.from} ${period.to}`} period={period} onPick={onPick} />
    </div>
  );
}

function OwnPeriod({ period, onPick }: PeriodPickerProps) {
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onPick({ from, to });
  }

  return (
    <form className={styles.own} onSubmit={submit}>
      <TextField type="date" label={texts.from} value={from} onValueChange={setFrom} min="2000-01-01" max="2100-12-31" required />
      <TextField type="date" label={texts.to} value={to} onValueChange={setTo} min="2000-01-01" max="2100-12-31" required />
      <Button type="submit" variant="outline">
        {texts.apply}
      </Button>
    </form>
  );
}
