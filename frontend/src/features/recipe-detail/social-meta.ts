import { useEffect } from "react";

import type { RecipeDetail } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { PRODUCT_NAME, SUBTITLE } from "@/shared/config/product";
import { DEFAULT_TITLE } from "@/shared/hooks/use-document-title";

/** What a page says about itself to those who share it. */
export interface SocialMeta {
  type: "website" | "article";
  title: string;
  description: string;
  url: string;
  /** Absolute; null without a picture. */
  image: string | null;
}

/** Keeps the page's social meta tags on a recipe while it shows, and puts the site's own back on leaving. */
export function useRecipeMeta(recipe: RecipeDetail): void {
  useEffect(() => {
    writeSocialMeta(recipeMeta(recipe, location.origin));
    return () => writeSocialMeta(siteMeta(location.origin));
  }, [recipe]);
}

export function recipeMeta(recipe: RecipeDetail, origin: string): SocialMeta {
  const image = recipe.Image_20_9_URL ?? recipe.Image_4_3_URL;
  return {
    type: "article",
    title: recipe.Long_Title,
    description: recipe.Description || SUBTITLE,
    url: origin + paths.recipe(recipe.ID),
    image: image === null ? null : new URL(image, origin).href,
  };
}

function siteMeta(origin: string): SocialMeta {
  return { type: "website", title: DEFAULT_TITLE, description: SUBTITLE, url: origin + paths.home, image: null };
}

/** Writes into the tags that the server has sent, or makes them. */
function writeSocialMeta({ type, title, description, url, image }: SocialMeta): void {
  setMeta("name", "description", description);
  setMeta("property", "og:site_name", PRODUCT_NAME);
  setMeta("property", "og:type", type);
  setMeta("property", "og:title", title);
  setMeta("property", "og:description", description);
  setMeta("property", "og:url", url);
  setMeta("property", "og:image", image);
  setMeta("name", "twitter:card", image === null ? "summary" : "summary_large_image");
  setMeta("name", "twitter:title", title);
  setMeta("name", "twitter:description", description);
  setMeta("name", "twitter:image", image);
}

function setMeta(key: "name" | "property", name: string, content: string | null): void {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
  if (content === null) {
    present?.remove();
    return;
  }
  const tag = present ?? document.head.appendChild(document.createElement("meta"));
  tag.setAttribute(key, name);
  tag.content = content;
}
