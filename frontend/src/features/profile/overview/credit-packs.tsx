import { useId } from "react";

import { Badge } from "@/shared/ui/badge";
import { Button } from "@/shared/ui/button";

import { creditTexts } from "../texts";
import styles from "./credit-packs.module.css";

/** Shown, but not yet for sale. Source: docs/product/accounts.md#credits */
const PACKS = [
  { credits: 100, price: "$1.99", isPopular: false },
  { credits: 200, price: "$2.99", isPopular: true },
  { credits: 300, price: "$3.99", isPopular: false },
];

/** What more credits would cost: a price list, quiet while nothing of it can be bought. */
export function CreditPacks() {
  const titleId = useId();
  const noteId = useId();
  return (
    <section className={styles.packs} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {creditTexts.title}
      </h2>
      <p className={styles.lead}>
        {creditTexts.lead} <strong id={noteId}>{creditTexts.unavailable}</strong>
      </p>
      <ul className={styles.list}>
        {PACKS.map(({ credits, price, isPopular }) => (
          <li key={credits} className={styles.pack}>
            <p className={styles.amount}>
              {creditTexts.amount(credits)}
              {isPopular && <Badge tone="yellow">{creditTexts.popular}</Badge>}
            </p>
            <p className={styles.price}>{price}</p>
            <Button variant="quiet" className={styles.buy} disabled aria-describedby={noteId}>
              {creditTexts.buy(credits)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
