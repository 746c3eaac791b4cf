const DISPLAY_NAMES: Readonly<Record<string, string>> = {
  "South Asian (Pakistani)": "Pakistani",
  "South Asian (Indian)": "Indian",
  "Southeast Asian (Indonesian/Malaysian)": "Southeast Asian",
};

/** The name a visitor sees for a cuisine of the wire (spec, section 9: cuisine display names). */
export function cuisineDisplayName(name: string): string {
  return DISPLAY_NAMES[name] ?? name;
}
