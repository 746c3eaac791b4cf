import type { RecipeDetail } from "@/shared/api/types";
import { useAuth } from "@/shared/auth/auth";
import { Badge } from "@/shared/ui/badge";

import styles from "./draft-line.module.css";
import { detailTexts } from "./texts";

/** Tells of a draft who can see it. The recipe names its owner, who may be the reader or, for staff, another member. */
export function DraftLine({ recipe }: { recipe: RecipeDetail }) {
  const isOwn = useAuth()?.user.name === recipe.Owner_Name;
  return (
    <p className={styles.line}>
      <Badge tone="yellow">{detailTexts.draft}</Badge>
      {isOwn ? detailTexts.draftTextOfOwn : detailTexts.draftText}
    </p>
  );
}
