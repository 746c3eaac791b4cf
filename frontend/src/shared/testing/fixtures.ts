import type {
  Blog,
  BlogComment,
  BlogEdit,
  BlogSummary,
  Category,
  Cuisine,
  GeneratedRecipe,
  IngredientEdit,
  Ingredient,
  InstructionStep,
  LookupIngredient,
  LabelReason,
  OwnBlog,
  OwnReview,
  Profile,
  RecipeCard,
  RecipeDetail,
  RecipeEdit,
  RecipeLabels,
  Review,
} from "@/shared/api/types";
import type { AuthState } from "@/shared/auth/auth-storage";

/** A complete recipe card; a test names only what it is about. */
export function aRecipe(changes: Partial<RecipeCard> = {}): RecipeCard {
  const id = changes.ID ?? 7;
  return {
    ID: id,
    Recipe_ID: id,
    Slug: "chicken-biryani",
    Short_Title: "Chicken Biryani",
    Long_Title: "Hyderabadi Chicken Dum Biryani with Saffron",
    Description: "Layers of spiced chicken and rice, steamed under a sealed lid.",
    Image_4_3_URL: "/media/ab/abcdef-800.webp",
    Image_4_3_BlurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
    Cuisine_Name: "South Asian (Indian)",
    Cuisine_Display_Name: "Indian",
    Cuisine_Code: "IND",
    Category_Name: "Main Dishes",
    Category_Code: "MAIN",
    Difficulty_Level: "Medium",
    Total_Time: 145,
    Serving_Size: 6,
    Average_Rating: 4.649,
    Review_Count: 31,
    Is_Published: true,
    ...changes,
  };
}

/** A complete recipe with two ingredients and two steps. */
export function aRecipeDetail(changes: Partial<RecipeDetail> = {}): RecipeDetail {
  return {
    ...aRecipe(changes),
    Is_Published: true,
    Short_Code: "k3x9",
    Owner_Name: "Amina Yusuf",
    Owner_Pic_URL: "/media/cd/amina-400.webp",
    Image_20_9_URL: "/media/ef/fedcba-1600.webp",
    Image_20_9_BlurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
    Prep_Time_Minutes: 40,
    Cook_Time_Minutes: 105,
    Cultural_Notes: "Dum means breath: the pot is sealed with dough.",
    Calories_Per_Serving: 640,
    Protein_Grams: 38,
    Carbs_Grams: 71.5,
    Fat_Grams: 22,
    Fiber_Grams: 4,
    Tags: [
      { ID: 1, Name: "rice" },
      { ID: 2, Name: "one pot" },
    ],
    Ingredients: [
      anIngredient({ ID: 1, Name: "basmati rice", Quantity: 2.5, Unit: "cups", Notes: "soaked" }),
      anIngredient({ ID: 2, Name: "salt", Quantity: 0, Unit: "to taste" }),
    ],
    Instructions: [
      aStep({ ID: 1, Step_Number: 1, Instruction_Text: "Fry the onions.", Time_Needed: 20 }),
      aStep({ ID: 2, Step_Number: 2, Instruction_Text: "Bake under the lid.", Temperature: "160 °C", Time_Needed: 45 }),
    ],
    Published_At: "2026-03-05T10:00:00Z",
    Source_URL: null,
    Source_Author: null,
    Source_License: null,
    Labels: null,
    ...changes,
  };
}

/** A recipe as its editor opens it, with two ingredients and a step. */
export function aRecipeEdit(changes: Partial<RecipeEdit> = {}): RecipeEdit {
  return {
    ID: 7,
    Version: "v1",
    Updated_At: "2026-03-05T09:30:00Z",
    Is_Published: true,
    Short_Title: "Chicken Biryani",
    Long_Title: "Hyderabadi Chicken Dum Biryani with Saffron",
    Description: "Layers of spiced chicken and rice, steamed under a sealed lid.",
    Cultural_Notes: null,
    Cuisine_ID: 3,
    Category_ID: 3,
    Difficulty_Level: "Medium",
    Prep_Time_Minutes: 40,
    Cook_Time_Minutes: 105,
    Total_Time: 145,
    Serving_Size: 6,
    Calories_Per_Serving: 640,
    Protein_Grams: null,
    Carbs_Grams: 71.5,
    Fat_Grams: null,
    Fiber_Grams: null,
    Ingredients: [anIngredientEdit(), anIngredientEdit({ ID: 2, Name: "onions", Quantity: null, Unit: "", Sort_Order: 2 })],
    Instructions: [aStepEdit()],
    Tags: [{ ID: 1, Name: "rice" }],
    Preview_Image_URL: null,
    Banner_Image_URL: null,
    ...changes,
  };
}

export function anIngredientEdit(changes: Partial<IngredientEdit> = {}): IngredientEdit {
  return {
    ID: 1,
    Name: "basmati rice",
    Quantity: 2.5,
    Quantity_Max: null,
    Unit: "cups",
    Notes: "",
    Is_Optional: false,
    Sort_Order: 1,
    Section: null,
    ...changes,
  };
}

export function aStepEdit(changes: Partial<InstructionStep> = {}): InstructionStep {
  return {
    ID: 1,
    Step_Number: 1,
    Instruction_Text: "Fry the onions.",
    Temperature: "",
    Time_Needed: 20,
    Section: null,
    ...changes,
  };
}

/** The labels of a recipe in which no diet is suitable and no allergen was looked for. */
export function someLabels(changes: Partial<RecipeLabels> = {}): RecipeLabels {
  return {
    Halal: { Status: "halal", Says: "Halal: all 2 ingredients checked" },
    Ingredient_Count: 2,
    Looked_At: ["ingredients", "title", "texts"],
    Diets: [],
    Allergens: [],
    Notes: [],
    Not_Understood: [],
    ...changes,
  };
}

export function aReason(Line: string, Food: string, Says = `"${Food}" says so.`): LabelReason {
  return { Place: "ingredient", Index: 0, Line, Food, Says };
}

export function anIngredient(changes: Partial<Ingredient> = {}): Ingredient {
  return {
    ID: 1,
    Name: "onions",
    Quantity: 1,
    Quantity_Max: null,
    Unit: "",
    Notes: "",
    Is_Optional: false,
    Sort_Order: 0,
    Section: null,
    Halal_Status: "halal",
    Halal_Note: "",
    ...changes,
  };
}

export function aStep(changes: Partial<InstructionStep> = {}): InstructionStep {
  return {
    ID: 1,
    Step_Number: 1,
    Instruction_Text: "Stir.",
    Temperature: "",
    Time_Needed: null,
    Section: null,
    ...changes,
  };
}

export function aBlog(changes: Partial<BlogSummary> = {}): BlogSummary {
  return {
    ID: 3,
    Title: "The rice of my grandmother",
    Slug: "the-rice-of-my-grandmother",
    Excerpt: "Why the lid stays shut.",
    Featured_Image_URL: null,
    Author_Name: "Amina Yusuf",
    Author_Profile_Pic: null,
    Created_At: "2024-03-05T09:30:00Z",
    Tags: [" rice ", "family", "patience"],
    ...changes,
  };
}

export function aBlogPage(changes: Partial<Blog> = {}): Blog {
  return {
    ...aBlog(),
    Content: "<h2>Steam</h2><p>Seal the <strong>pot</strong>.</p>",
    Author_ID: 9,
    View_Count: 12,
    Is_Published: true,
    ...changes,
  };
}

export function aComment(changes: Partial<BlogComment> = {}): BlogComment {
  return {
    ID: 31,
    User_Name: "Bilal Khan",
    Profile_Pic_URL: null,
    Created_At: "2025-02-28T12:00:00Z",
    Review_Text: "Mine stuck to the pot.",
    Helpful_Votes: 0,
    ...changes,
  };
}

/** A draft as its editor opens it. */
export function aBlogEdit(changes: Partial<BlogEdit> = {}): BlogEdit {
  return {
    ID: 3,
    Slug: "the-lid",
    Author_ID: 1,
    Title: "The lid",
    Excerpt: "Why it stays on.",
    Content: "<p>Rice waits.</p>",
    Featured_Image_URL: "/media/ab/abcdef-1200.webp",
    Tags: ["rice", "family"],
    Is_Published: false,
    Version: "v1",
    Updated_At: "2026-03-05T10:00:00Z",
    ...changes,
  };
}

/** A member who has just come: nothing saved, written or generated yet. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    ID: 1,
    Full_Name: "Amina Yusuf",
    Email: "amina@example.org",
    Profile_Pic: null,
    Created_At: "2024-03-05T09:30:00Z",
    Updated_At: "2025-11-20T18:00:00Z",
    Credits_Remaining: 10,
    Is_Master_Chef: false,
    Saved_Recipes: [],
    Generated_Recipes: [],
    My_Reviews: [],
    My_Blogs: [],
    ...changes,
  };
}

export function aGeneratedRecipe(changes: Partial<GeneratedRecipe> = {}): GeneratedRecipe {
  return { ...aRecipe(changes), Is_Published: true, ...changes };
}

export function aReview(changes: Partial<Review> = {}): Review {
  return {
    ID: 21,
    User_Name: "Bilal Khan",
    Profile_Pic_URL: null,
    Created_At: "2025-02-28T12:00:00Z",
    Rating: 5,
    Review_Text: "The rice came out in single grains.",
    Modifications_Made: "",
    Would_Make_Again: null,
    Helpful_Votes: 0,
    ...changes,
  };
}

export function anOwnReview(changes: Partial<OwnReview> = {}): OwnReview {
  return {
    ID: 11,
    Recipe_ID: 7,
    Recipe_Name: "Chicken Biryani",
    Rating: 4,
    Created_At: "2025-01-31T23:30:00Z",
    Would_Make_Again: true,
    Review_Text: "The rice came out in single grains.",
    Modifications_Made: "Half the chilli.",
    State: "approved",
    ...changes,
  };
}

export function anOwnBlog(changes: Partial<OwnBlog> = {}): OwnBlog {
  return { ...aBlog(changes), Is_Published: true, ...changes };
}

/** A stored sign-in that is good for another day. */
export function anAuth(changes: Partial<AuthState> = {}): AuthState {
  return {
    user: { id: 1, name: "Amina Yusuf", email: "amina@example.org", isMasterChef: false },
    token: "token-of-amina",
    tokenExpiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    isAuthenticated: true,
    ...changes,
  };
}

export const CATEGORIES: Category[] = [
  { ID: 1, Code: "BRK", Short_Name: "Breakfast", Name: "Breakfast", Icon_URL: "coffee" },
  { ID: 2, Code: "APP", Short_Name: "Appetizers", Name: "Appetizers", Icon_URL: "pizza" },
  { ID: 3, Code: "MAIN", Short_Name: "Main Dishes", Name: "Main Dishes", Icon_URL: "drumstick" },
  { ID: 4, Code: "SNK", Short_Name: "Snacks", Name: "Snacks", Icon_URL: "cookie" },
  { ID: 5, Code: "DES", Short_Name: "Desserts", Name: "Desserts", Icon_URL: "ice-cream" },
  { ID: 6, Code: "RAM", Short_Name: "Ramadan", Name: "Ramadan", Icon_URL: "moon" },
  { ID: 7, Code: "EID", Short_Name: "Eid & Feasts", Name: "Eid & Feasts", Icon_URL: "party-popper" },
];

export const CUISINES: Cuisine[] = [
  { ID: 1, Code: "ME", Name: "Middle Eastern", Display_Name: "Middle Eastern" },
  { ID: 2, Code: "PAK", Name: "South Asian (Pakistani)", Display_Name: "Pakistani" },
  { ID: 3, Code: "IND", Name: "South Asian (Indian)", Display_Name: "Indian" },
  { ID: 4, Code: "TR", Name: "Turkish", Display_Name: "Turkish" },
];

export const INGREDIENTS: LookupIngredient[] = ["Basmati Rice", "Bulgur", "Lemon", "Rice", "Rice Flour"].map((Name, index) => ({
  ID: index + 1,
  Name,
  Category: "Grains",
}));
