import { useEffect, useRef } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";

import { LINE_STYLES } from "./line-styles";
import type { Series } from "./time-chart";
import styles from "./time-chart.module.css";

const HEIGHT_PX = 280;

interface LinesProps {
  first: string;
  series: readonly Series[];
  /** The numbers of lines that don't show. */
  hidden: ReadonlySet<number>;
  /** Called with the number of the day under the pointer; null when it is elsewhere. */
  onDay: (day: number | null) => void;
}

/** The lines alone. A file of its own: the library is fetched with the first chart. */
export function Lines({ first, series, hidden, onDay }: LinesProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let chart = draw(element, { first, series, hidden, onDay });
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT_PX }));
    resized.observe(element);
    // A canvas keeps its colors: it is drawn anew with another theme.
    const redraw = () => {
      chart.destroy();
      chart = draw(element, { first, series, hidden, onDay });
    };
    const themed = new MutationObserver(redraw);
    themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", redraw);
    return () => {
      dark.removeEventListener("change", redraw);
      themed.disconnect();
      resized.disconnect();
      chart.destroy();
    };
  }, [first, series, hidden, onDay]);

  return <div ref={place} className={styles.lines} aria-hidden="true" />;
}

function draw(element: HTMLElement, { first, series, hidden, onDay }: LinesProps): UPlot {
  const font = `12px ${getComputedStyle(element).fontFamily}`;
  const hairline = { stroke: colorOf(element, "--color-hairline"), width: 1 };
  const axis = { stroke: colorOf(element, "--color-ink-muted"), grid: hairline, ticks: hairline, font };
  const start = Date.parse(first) / 1000;
  const days = (series[0]?.values ?? []).map((_, number) => start + number * 86_400);
  return new UPlot(
    {
      width: element.clientWidth,
      height: HEIGHT_PX,
      // Days are those of UTC.
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
      // The legend is ours: buttons that the keyboard reaches.
      legend: { show: false },
      axes: [{ ...axis, grid: { show: false } }, { ...axis, size: 56 }],
      scales: { y: { range: (_, __, max) => [0, Math.max(1, max * 1.05)] } },
      hooks: { setCursor: [({ cursor }) => onDay(cursor.idx ?? null)] },
      series: [
        {},
        ...series.map((_, number) => {
          const { token, dash } = LINE_STYLES[number % LINE_STYLES.length] ?? LINE_STYLES[0];
          return { show: !hidden.has(number), stroke: colorOf(element, token), dash: [...dash], width: 2, points: { show: false } };
        }),
      ],
    },
    [days, ...series.map(({ values }) => [...values])],
    element,
  );
}

/** What a color of the tokens is in the present theme: a canvas takes no light-dark().
 *
 * Asked of a new element: one that is there could still be on its way from its old color to the new one.
 */
function colorOf(element: HTMLElement, token: string): string {
  const probe = element.appendChild(document.createElement("span"));
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
