import type { RecipeDetail } from "@/shared/api/types";

/** Where an imported recipe comes from. */
export interface Attribution {
  author: string | null;
  /** http or https, else null: nothing else is ever linked. */
  url: string | null;
  site: string | null;
  license: string | null;
  licenseUrl: string | null;
}

/** The recipe's source; null for recipes of our own. */
export function attributionOf(recipe: Pick<RecipeDetail, "Source_Author" | "Source_URL" | "Source_License">): Attribution | null {
  const author = blankToNull(recipe.Source_Author);
  const address = webAddress(recipe.Source_URL);
  const license = blankToNull(recipe.Source_License);
  if (author === null && address === null && license === null) return null;
  return {
    author,
    url: address?.href ?? null,
    site: address?.hostname.replace(/^www\./, "") ?? null,
    license: license && licenseName(license),
    licenseUrl: webAddress(license)?.href ?? null,
  };
}

/** "CC BY-SA 4.0" for an address of Creative Commons; any other text as it is. */
function licenseName(license: string): string {
  const [, kind, version] = /creativecommons\.org\/(?:licenses|publicdomain)\/([a-z-]+)\/([\d.]+)/.exec(license) ?? [];
  if (kind === undefined || version === undefined) return license;
  return kind === "zero" ? `CC0 ${version}` : `CC ${kind.toUpperCase()} ${version}`;
}

function webAddress(text: string | null): URL | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === "http:" || url.protocol === "https:" ? url : null;
}

function blankToNull(text: string | null): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
