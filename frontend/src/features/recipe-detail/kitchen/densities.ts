/** Grams of one cup (240 ml), for what has about the same weight however it is filled in. Measured in a kitchen. */
const GRAMS_PER_CUP: Readonly<Record<string, number>> = {
  flour: 125,
  "bread flour": 130,
  "wheat flour": 120,
  "rice flour": 158,
  cornflour: 120,
  cornstarch: 120,
  semolina: 165,
  bulgur: 180,
  couscous: 175,
  quinoa: 170,
  rice: 190,
  lentil: 195,
  "split pea": 200,
  "mung bean": 200,
  oat: 90,
  breadcrumb: 110,
  sugar: 200,
  "brown sugar": 213,
  "icing sugar": 120,
  "powdered sugar": 120,
  "confectioners' sugar": 120,
  honey: 340,
  "date syrup": 330,
  "pomegranate molasses": 330,
  molasses: 330,
  butter: 227,
  "peanut butter": 255,
  ghee: 205,
  yogurt: 245,
  yoghurt: 245,
  labneh: 240,
  "sour cream": 230,
  "cream cheese": 232,
  "condensed milk": 306,
  "milk powder": 120,
  tahini: 240,
  "tomato paste": 262,
  "cocoa powder": 85,
  salt: 290,
  almond: 143,
  pistachio: 123,
  walnut: 110,
  cashew: 137,
  "pine nut": 135,
  "sesame seed": 144,
  raisin: 150,
  "desiccated coconut": 85,
  "chocolate chip": 170,
};

/** What a jug measures. */
const LIQUIDS = new Set([
  ...["water", "rose water", "rosewater", "orange blossom water", "milk", "coconut milk", "almond milk", "buttermilk"],
  ...["cream", "heavy cream", "double cream", "whipping cream", "coconut cream", "ayran", "kefir"],
  ...["oil", "olive oil", "vegetable oil", "sunflower oil", "sesame oil", "coconut oil", "canola oil", "peanut oil", "neutral oil"],
  ...["stock", "broth", "chicken stock", "chicken broth", "beef stock", "beef broth", "vegetable stock", "vegetable broth"],
  ...["lamb stock", "lamb broth", "fish stock", "juice", "lemon juice", "lime juice", "orange juice", "pomegranate juice"],
  ...["vinegar", "rice vinegar", "apple cider vinegar", "soy sauce", "fish sauce", "passata", "coffee", "tea"],
]);

/** Words that change what an ingredient is called and hardly what a cup of it weighs. */
const HARMLESS = new Set([
  ...["unsalted", "salted", "melted", "softened", "soft", "cold", "cool", "warm", "lukewarm", "hot", "boiling", "fresh", "freshly"],
  ...["plain", "all-purpose", "white", "granulated", "caster", "superfine", "fine", "coarse", "raw", "dried", "dry", "sea", "kosher"],
  ...["long-grain", "short-grain", "medium-grain", "basmati", "jasmine", "brown-rice", "whole", "full-fat", "low-fat", "natural"],
  ...["thick", "greek", "strained", "extra", "virgin", "extra-virgin", "light", "unsweetened", "squeezed", "low-sodium", "rolled"],
  ...["red", "green", "black", "toasted", "roasted", "shelled", "blanched", "runny", "organic", "of", "a", "the", "table"],
]);

/** What a cup of the ingredient weighs, in grams; undefined where the name leaves a doubt. */
export function gramsPerCup(name: string): number | undefined {
  return found(name, (key) => GRAMS_PER_CUP[key]);
}

/** Whether the ingredient is poured: a jug measures it, and no weight is needed. */
export function isLiquid(name: string): boolean {
  return found(name, (key) => LIQUIDS.has(key) || undefined) ?? false;
}

/** Looks up the whole name, then the name without its harmless words: "brown sugar" is not sugar. */
function found<T>(name: string, lookUp: (key: string) => T | undefined): T | undefined {
  const head = name.toLowerCase().split(/[,(]/)[0]?.trim() ?? "";
  const words = head.split(/\s+/);
  const plain = words.filter((word) => !HARMLESS.has(word)).join(" ");
  for (const key of [head, plain]) {
    const value = lookUp(key) ?? lookUp(singular(key));
    if (value !== undefined) return value;
  }
  return undefined;
}

function singular(words: string): string {
  return words.replace(/(?<=[^s])s$/, "");
}
