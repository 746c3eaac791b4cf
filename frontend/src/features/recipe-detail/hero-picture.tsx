import { useState } from "react";

import type { RecipeDetail } from "@/shared/api/types";
import { atLeast } from "@/shared/config/breakpoints";
import { BlurPlaceholder } from "@/shared/images/blur-placeholder";
import { BANNER_WIDTHS_PX, CARD_WIDTHS_PX, srcSet } from "@/shared/images/renditions";
import { EmptyPlate } from "@/shared/motif/empty-plate";
import { TileField } from "@/shared/motif/tile";
import { cx } from "@/shared/ui/cx";

import styles from "./hero-picture.module.css";

const WIDE = atLeast("mobile");
/** The picture fills the page, which is at most 80rem wide with its gutters. */
const SIZES = "(min-width: 80rem) 74rem, 100vw";

/** The recipe's picture over the whole page: 20:9 on wide screens, 4:3 on phones; without one the empty plate of its card.
 *
 * It keeps its place while it loads and comes out of its blur. The strip of tiles under it is the page's one ornament.
 */
export function HeroPicture({ recipe }: { recipe: RecipeDetail }) {
  const wide = recipe.Image_20_9_URL ?? recipe.Image_4_3_URL;
  const narrow = recipe.Image_4_3_URL ?? recipe.Image_20_9_URL;
  if (wide === null || narrow === null) {
    return (
      <EmptyPlate code={recipe.Cuisine_Code} category={recipe.Category_Code} dish={recipe.ID} className={styles.band} />
    );
  }
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>
        <Picture recipe={recipe} wide={wide} narrow={narrow} />
      </div>
      <TileField code={recipe.Cuisine_Code} tilePx={28} className={styles.strip} />
    </div>
  );
}

interface PictureProps {
  recipe: RecipeDetail;
  wide: string;
  narrow: string;
}

function Picture({ recipe, wide, narrow }: PictureProps) {
  const [state, setState] = useState<"loading" | "loaded" | "broken">("loading");
  if (state === "broken") return <TileField code={recipe.Cuisine_Code} tilePx={72} className={styles.fill} />;

  return (
    <>
      <picture>
        <source media={WIDE} srcSet={srcSet(wide, widthsOf(wide, recipe)) ?? wide} sizes={SIZES} />
        <img
          className={styles.fill}
          src={narrow}
          srcSet={srcSet(narrow, widthsOf(narrow, recipe))}
          sizes={SIZES}
          alt={recipe.Short_Title}
          decoding="async"
          fetchPriority="high"
          onLoad={() => setState("loaded")}
          onError={() => setState("broken")}
        />
      </picture>
      <BlurPlaceholder
        blurHash={recipe.Image_20_9_BlurHash ?? recipe.Image_4_3_BlurHash}
        className={cx(styles.fill, styles.blur, state === "loaded" && styles.faded)}
      />
    </>
  );
}

function widthsOf(url: string, recipe: RecipeDetail): readonly number[] {
  return url === recipe.Image_20_9_URL ? BANNER_WIDTHS_PX : CARD_WIDTHS_PX;
}
