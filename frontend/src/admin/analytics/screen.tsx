import { ChoiceBar } from "../parts/choice-bar";
import { DeskHead } from "../parts/desk-head";
import { useAddress, useAddressChoice } from "../parts/use-address";
import { PAGE_SIZE } from "./api";
import { MembersPanel } from "./members-panel";
import { periodOf, type Period } from "./period";
import { PeriodPicker } from "./period-picker";
import { SearchesPanel } from "./searches-panel";
import { analyticsTexts as texts } from "./texts";
import { ViewsPanel } from "./views-panel";

const SHOWS = ["views", "searches", "members"] as const;
const CHOICES = SHOWS.map((value) => ({ value, label: texts.shows[value] }));

/** /admin/analytics: figures of a period. The address holds what is shown. */
export function Screen() {
  const [params, change] = useAddress();
  const [shown, show] = useAddressChoice("show", SHOWS);
  const { from, to } = periodOf(params);
  const offset = (pageOf(params) - 1) * PAGE_SIZE;
  const period: Period = { from, to };
  const move = (next: number) => change({ page: next === 0 ? "" : String(next / PAGE_SIZE + 1) });
  return (
    <>
      <DeskHead title={texts.title} lead={texts.lead} />
      <ChoiceBar label={texts.show} choices={CHOICES} value={shown} onChoose={show} />
      <PeriodPicker period={period} onPick={(picked) => change({ ...picked })} />
      {shown === "views" && <ViewsPanel period={period} offset={offset} onMove={move} />}
      {shown === "searches" && <SearchesPanel period={period} offset={offset} onMove={move} />}
      {shown === "members" && <MembersPanel period={period} />}
    </>
  );
}

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
