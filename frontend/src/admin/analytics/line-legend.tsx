import { LINE_STYLES } from "./line-styles";
import { analyticsTexts as texts, count } from "./texts";
import type { Series } from "./time-chart";
import styles from "./time-chart.module.css";

interface LineLegendProps {
  series: readonly Series[];
  hidden: ReadonlySet<number>;
  /** The number of the day whose values show beside the names. */
  day: number | null;
  onToggle: (line: number) => void;
}

/** Which line is whose. A press hides a line or shows it again, so that small ones get room. */
export function LineLegend({ series, hidden, day, onToggle }: LineLegendProps) {
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {series.map(({ name, values }, number) => {
        const { token, dash } = LINE_STYLES[number % LINE_STYLES.length] ?? LINE_STYLES[0];
        const value = day === null ? undefined : values[day];
        return (
          <li key={number}>
            <button type="button" className={styles.line} aria-pressed={!hidden.has(number)} onClick={() => onToggle(number)}>
              <svg width="28" height="4" aria-hidden="true">
                <line x1="0" x2="28" y1="2" y2="2" stroke={`var(${token})`} strokeWidth="2.5" strokeDasharray={dash.join(" ")} />
              </svg>
              {name}
              {value !== undefined && <span className={styles.value}>{count(value)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
