import { useRef } from "react";

import { useNearViewport } from "@/shared/images/use-near-viewport";
import { lazyNamed } from "@/shared/lazy/lazy-named";

import styles from "./when-near.module.css";

const SimilarRecipes = lazyNamed(() => import("./similar-recipes"), "SimilarRecipes");

/** "More like this", fetched when the visitor comes near the end of the recipe. */
export function SimilarWhenNear({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, false);
  return (
    <div ref={place} className={styles.place}>
      {isNear && <SimilarRecipes id={id} />}
    </div>
  );
}
