/** How the lines of a chart look, in their order. Dashes tell them apart where colors don't. */
export const LINE_STYLES = [
  { token: "--color-ink", dash: [] },
  { token: "--color-accent-text", dash: [8, 4] },
  { token: "--color-focus", dash: [2, 3] },
  { token: "--color-olive-text", dash: [12, 3, 3, 3] },
  { token: "--color-saffron-text", dash: [5, 2] },
  { token: "--color-ink-muted", dash: [1, 4] },
] as const satisfies readonly { token: string; dash: readonly number[] }[];
