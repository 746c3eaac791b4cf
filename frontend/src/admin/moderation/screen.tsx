import { useQuery } from "@tanstack/react-query";
import { Keyboard } from "lucide-react";
import { useState } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import { ChoiceBar } from "../parts/choice-bar";
import { DeskHead } from "../parts/desk-head";
import { useAddressChoice } from "../parts/use-address";
import { keyOf, waitingItems, type Kind, type WaitingList } from "./api";
import { DecisionBar } from "./decision-bar";
import { DecisionNews } from "./decision-news";
import { KeyHelp } from "./key-help";
import styles from "./screen.module.css";
import { moderationTexts as texts } from "./texts";
import { useDesk } from "./use-desk";
import { useShortcuts } from "./use-shortcuts";
import { WaitingCard } from "./waiting-card";

const KINDS = ["review", "comment", "recipe"] as const satisfies readonly Kind[];
const CHOICES = (["all", ...KINDS] as const).map((value) => ({ value, label: texts.kinds[value] }));

/** /admin/moderation: what waits, and decisions by pointer or by keyboard. */
export function Screen() {
  const [chosen, choose] = useAddressChoice("kind", ["all", ...KINDS]);
  const kind = chosen === "all" ? undefined : chosen;
  const { data, error } = useQuery(waitingItems(kind));
  return (
    <>
      <DeskHead title={texts.title} lead={texts.lead} />
      <ChoiceBar label={texts.show} choices={CHOICES} value={chosen} onChoose={choose} />
      {error !== null && <Alert text={failureText(error, texts.failed)} takesFocus={false} />}
      {data === undefined && error === null && <p aria-busy="true">{texts.loading}</p>}
      {data !== undefined && <Desk key={chosen} kind={kind} list={data} />}
    </>
  );
}

function Desk({ kind, list }: { kind: Kind | undefined; list: WaitingList }) {
  const desk = useDesk(kind, list.Items);
  const [reason, setReason] = useState("");
  const [isHelpShown, setIsHelpShown] = useState(false);
  const decide = (isApproved: boolean, only?: string) => {
    desk.decide(isApproved, reason, only);
    setReason("");
  };

  useShortcuts({
    j: () => desk.moveBy(1),
    k: () => desk.moveBy(-1),
    x: desk.toggleCurrent,
    a: () => decide(true),
    r: () => decide(false),
    u: desk.undo,
    o: () => openCurrent(list, desk.selection.current),
    Escape: desk.clear,
    "?": () => setIsHelpShown((isShown) => !isShown),
  });

  return (
    <>
      <div className={styles.summary}>
        <p>{texts.waiting(list.Waiting, list.Overdue)}</p>
        <Button variant="quiet" aria-expanded={isHelpShown} onClick={() => setIsHelpShown(!isHelpShown)}>
          <Keyboard size="1.125rem" aria-hidden="true" />
          {texts.help}
        </Button>
      </div>
      {isHelpShown && <KeyHelp />}
      <DecisionBar
        selectedCount={desk.selection.selected.size}
        isBusy={desk.isBusy}
        reason={reason}
        onReason={setReason}
        onSelectAll={desk.selectAll}
        onClear={desk.clear}
        onDecide={decide}
      />
      <DecisionNews last={desk.last} undone={desk.undone} conflicts={desk.conflicts} error={desk.error} onUndo={desk.undo} />
      {list.Items.length === 0 ? (
        <EmptyState {...texts.empty} level={2} />
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {list.Items.map((item) => {
            const key = keyOf(item);
            return (
              <li key={key}>
                <WaitingCard
                  item={item}
                  isCurrent={desk.selection.current === key}
                  isSelected={desk.selection.selected.has(key)}
                  isBusy={desk.isBusy}
                  onGoTo={() => desk.goTo(key)}
                  onToggle={() => desk.toggle(key)}
                  onDecide={(isApproved) => decide(isApproved, key)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {list.Items.length < list.Waiting && <p className={styles.more}>{texts.shownFirst(list.Items.length, list.Waiting)}</p>}
    </>
  );
}

function openCurrent(list: WaitingList, current: string | null): void {
  const item = list.Items.find((candidate) => keyOf(candidate) === current);
  if (item !== undefined) window.open(item.About_URL, "_blank", "noopener");
}
