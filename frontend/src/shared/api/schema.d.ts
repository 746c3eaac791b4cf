/** Wire types, written by hand until openapi.json is committed; `npm run types` then replaces this file. */
export interface paths {
  "/api/v1.0/recipes/top-12": { get: operations["top_recipes"] };
  "/api/v1.0/recipes/search": { get: operations["search_recipes"] };
  "/api/v1.0/recipes/{id}": { get: operations["get_recipe"] };
  "/api/v1.0/recipes/mark-viewed/{id}": { get: operations["mark_viewed"] };
  "/api/v1.0/recipes/full-url/{shortCode}": { get: operations["full_url"] };
  "/api/v1.0/lookups/categories": { get: operations["list_categories"] };
  "/api/v1.0/lookups/cuisines": { get: operations["list_cuisines"] };
}

export interface components {
  schemas: {
    RecipeCard: {
      ID: number;
      Recipe_ID: number;
      Slug: string;
      Short_Title: string;
      Long_Title: string | null;
      Description: string | null;
      Image_4_3_URL: string | null;
      Image_4_3_BlurHash: string | null;
      Cuisine_Name: string | null;
      Cuisine_Code: string | null;
      Category_Name: string | null;
      Category_Code: string | null;
      Difficulty_Level: string | null;
      Total_Time: number | null;
      Serving_Size: number | null;
      Average_Rating: number;
      Review_Count: number;
      Is_Published: boolean;
    };
    RecipeDetail: components["schemas"]["RecipeCard"] & {
      Short_Code: string;
      Owner_Name: string | null;
      Owner_Pic_URL: string | null;
      Image_20_9_URL: string | null;
      Image_20_9_BlurHash: string | null;
      Prep_Time_Minutes: number | null;
      Cook_Time_Minutes: number | null;
      Cultural_Notes: string | null;
      Calories_Per_Serving: number | null;
      Protein_Grams: number | null;
      Carbs_Grams: number | null;
      Fat_Grams: number | null;
      Fiber_Grams: number | null;
      Tags: components["schemas"]["Tag"][];
      Ingredients: components["schemas"]["Ingredient"][];
      Instructions: components["schemas"]["InstructionStep"][];
      Published_At: string | null;
      Source_URL: string | null;
      Source_Author: string | null;
      Source_License: string | null;
    };
    Tag: { ID: number; Name: string };
    Ingredient: {
      ID: number;
      Name: string;
      Quantity: number | null;
      Quantity_Max: number | null;
      Unit: string | null;
      Notes: string | null;
      Is_Optional: boolean;
      Sort_Order: number;
      Section: string | null;
      Halal_Status: string;
      Halal_Note: string | null;
    };
    InstructionStep: {
      ID: number;
      Step_Number: number;
      Instruction_Text: string;
      Temperature: string | null;
      Time_Needed: number | null;
      Section: string | null;
    };
    RecipeSearchResponse: {
      Recipes: components["schemas"]["RecipeCard"][];
      Total_Recipes: number;
      HasMore: boolean;
      Relaxed: boolean;
    };
    Category: { ID: number; Code: string; Short_Name: string; Name: string; Icon_URL: string };
    Cuisine: { ID: number; Code: string; Name: string };
    FullUrl: { Full_URL: string };
    ErrorBody: { Error: string; message: string; Code: string; Details?: unknown[] };
  };
}

type Schemas = components["schemas"];

interface Answer<T> {
  200: { headers: Record<string, unknown>; content: { "application/json": T } };
  default: { headers: Record<string, unknown>; content: { "application/json": Schemas["ErrorBody"] } };
}

interface Parameters<Path = never, Query = never> {
  path?: Path;
  query?: Query;
  header?: never;
  cookie?: never;
}

interface Read<T, P = Parameters> {
  parameters: P;
  requestBody?: never;
  responses: Answer<T>;
}

interface ById {
  path: { id: number };
}

export interface operations {
  top_recipes: Read<Schemas["RecipeCard"][]>;
  search_recipes: Read<
    Schemas["RecipeSearchResponse"],
    {
      query?: {
        Limit?: number;
        Offset?: number;
        Search_Text?: string;
        Cuisines?: string;
        Categories?: string;
        Difficulty_Levels?: string;
      };
    }
  >;
  get_recipe: Read<Schemas["RecipeDetail"], ById>;
  mark_viewed: Read<unknown, ById>;
  full_url: Read<Schemas["FullUrl"], { path: { shortCode: string } }>;
  list_categories: Read<Schemas["Category"][]>;
  list_cuisines: Read<Schemas["Cuisine"][]>;
}
