const counts = new Intl.NumberFormat("en-US");

export const count = (number: number) => counts.format(number);

export const analyticsTexts = {
  title: "Analytics",
  lead: "Views, searches and what members do, by day (UTC). Nothing here says who.",
  show: "Show",
  shows: { views: "Views", searches: "Searches", members: "Members" },
  loading: "Loading…",
  failed: "The figures couldn't be loaded. Please try again.",
  fileFailed: "The file couldn't be saved. Please try again.",
  period: "Period",
  lastDays: (days: number) => (days === 365 ? "Last year" : `Last ${days} days`),
  from: "From",
  to: "To",
  apply: "Show period",
  comparedWith: (first: string, last: string) => `Compared with ${first} to ${last}.`,
  before: "Before",
  change: "Change",
  newSince: "new",
  csv: "Table as CSV",
  csvByDay: "By day as CSV",
  numbersByDay: "Numbers by day",
  day: "Day",
  legend: "Lines, press to hide or show",
  allOf: "All",
  rest: (from: number, to: number, all: number) => `${count(from)} to ${count(to)} of ${count(all)}`,
  earlier: "Previous",
  later: "Next",
  views: {
    by: "Views by",
    bys: { recipe: "Recipe", blog: "Blog", cuisine: "Cuisine", category: "Category", author: "Author" },
    total: (views: number) => `${count(views)} views`,
    chart: "Views by day",
    name: "Name",
    views: "Views",
    none: "Nothing was viewed in this period.",
  },
  searches: {
    only: "Which searches",
    which: { failed: "Failed", all: "All" },
    total: (searches: number) => `${count(searches)} searches`,
    chart: "Searches by day",
    text: "Text",
    searches: "Searches",
    nothing: "Found nothing",
    relaxed: "Fewer words",
    action: "What it means",
    none: "Nothing was searched in this period.",
    noneFailed: "Every search found something in this period.",
  },
  members: {
    chart: "What members did, by day",
    what: "What",
    count: "Count",
    kinds: { favorites: "Favorites", reviews: "Reviews", generations: "Generated recipes", sign_ups: "Sign-ups" },
  },
} as const;

/** "+12 %", against the period before. */
export function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? "" : analyticsTexts.newSince;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? "+" : ""}${count(percent)} %`;
}
