import type { RecipeDetail } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { PRODUCT_NAME } from "@/shared/config/product";

export const MAX_DESCRIPTION_CHARACTERS = 80;
const MAX_HASHTAGS = 3;

export type SharedRecipe = Pick<RecipeDetail, "ID" | "Slug" | "Short_Title" | "Description" | "Tags">;

/** What the shared message says by default: the title and the first 80 characters of the description. */
export function shareText({ Short_Title, Description }: SharedRecipe): string {
  const description = cut(Description.trim());
  return description === "" ? Short_Title : `${Short_Title}: ${description}`;
}

/** The address to share where a preview is drawn from the page: the recipe's own. */
export function recipeAddress({ ID }: SharedRecipe, origin: string): string {
  return origin + paths.recipe(ID);
}

/** The short link: {origin}/s/{Slug}. */
export function shortLink({ Slug }: SharedRecipe, origin: string): string {
  return `${origin}/s/${encodeURIComponent(Slug)}`;
}

/** Opens WhatsApp with the message and the address typed in. */
export function whatsAppLink(recipe: SharedRecipe, origin: string): string {
  const text = `${shareText(recipe)}\n${recipeAddress(recipe, origin)}`;
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Opens a tweet with text, url and hashtags. */
export function twitterLink(recipe: SharedRecipe, origin: string): string {
  const values = { text: shareText(recipe), url: recipeAddress(recipe, origin), hashtags: hashtags(recipe).join(",") };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://twitter.com/intent/tweet?${query.join("&")}`;
}

/** The product and the first tags as single words: letters and digits of any script. */
function hashtags({ Tags }: SharedRecipe): string[] {
  const words = [PRODUCT_NAME, "HalalRecipes", ...Tags.map((tag) => tag.Name.replace(/[^\p{L}\p{N}]+/gu, ""))];
  return [...new Set(words.filter(Boolean))].slice(0, MAX_HASHTAGS);
}

/** Cuts between words where there are any, else between characters, and says that it did. */
function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_DESCRIPTION_CHARACTERS) return text;
  // One more character tells whether the last word ends here.
  const start = characters.slice(0, MAX_DESCRIPTION_CHARACTERS + 1).join("");
  const words = start.replace(/[\s,;:–-]+\S*$/u, "");
  return `${words === start ? characters.slice(0, MAX_DESCRIPTION_CHARACTERS).join("") : words}…`;
}
