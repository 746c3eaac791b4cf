import { useEffect, useRef } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";

import type { Series } from "./time-chart";
import styles from "./time-chart.module.css";

const HEIGHT_PX = 300;
const COLORS = ["--color-ink", "--color-accent-text", "--color-focus", "--color-olive-text", "--color-saffron-text", "--color-ink-muted"];
/** Dashes tell lines apart where colors don't. */
const DASHES = [[], [8, 4], [2, 3], [12, 3, 3, 3], [5, 2], [1, 4]];

interface LinesProps {
  first: string;
  series: readonly Series[];
}

/** The lines alone. A file of its own: the library is fetched with the first chart. */
export function Lines({ first, series }: LinesProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let chart = draw(element, first, series);
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT_PX }));
    resized.observe(element);
    // A canvas keeps its colors: it is drawn anew with another theme.
    const redraw = () => {
      chart.destroy();
      chart = draw(element, first, series);
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
  }, [first, series]);

  return <div ref={place} className={styles.lines} aria-hidden="true" />;
}

function draw(element: HTMLElement, first: string, series: readonly Series[]): UPlot {
  const color = colorsOf(element);
  const axis = { stroke: color("--color-ink-muted"), grid: { stroke: color("--color-hairline"), width: 1 } };
  const start = Date.parse(first) / 1000;
  const days = (series[0]?.values ?? []).map((_, number) => start + number * 86_400);
  return new UPlot(
    {
      width: element.clientWidth,
      height: HEIGHT_PX,
      // Days are those of UTC.
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
      axes: [axis, { ...axis, size: 64 }],
      scales: { y: { range: (_, __, max) => [0, Math.max(1, max * 1.05)] } },
      series: [
        { value: "{YYYY}-{MM}-{DD}" },
        ...series.map(({ name }, number) => ({
          label: name,
          stroke: color(COLORS[number % COLORS.length] ?? "--color-ink"),
          dash: DASHES[number % DASHES.length] ?? [],
          width: 2,
        })),
      ],
    },
    [days, ...series.map(({ values }) => [...values])],
    element,
  );
}

/** What a color of the tokens is in the present theme: a canvas takes no light-dark(). */
function colorsOf(element: HTMLElement): (token: string) => string {
  return (token) => {
    element.style.color = `var(${token})`;
    const color = getComputedStyle(element).color;
    element.style.color = "";
    return color;
  };
}
