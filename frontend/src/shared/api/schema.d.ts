export interface paths {
    "/api/v1.0/blogs/recent-3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Recent Blogs
         * @description The home page's three latest blogs.
         */
        get: operations["list_recent_blogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/lookups/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Categories
         * @description The seven categories, in menu order.
         */
        get: operations["list_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/lookups/cuisines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Cuisines
         * @description Every cuisine that recipes can have, by name.
         */
        get: operations["list_cuisines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/lookups/ingredients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Ingredients
         * @description Ingredients to choose from, by name.
         */
        get: operations["list_ingredients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/full-url/{short_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Full Url
         * @description The recipe's full address, built from the configured public address whatever the Host header says.
         */
        get: operations["get_full_url"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/mark-viewed/{recipe_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mark Viewed
         * @description Count a view. While Redis is away nothing is counted, and nobody notices.
         */
        get: operations["mark_viewed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Recipes
         * @description One page of published recipes, by relevance and then popularity.
         *
         *     Values of one filter are alternatives, filters add up; an unknown value matches nothing. A text that no recipe meets
         *     in full is asked again without its unknown words, and `Relaxed` says so.
         */
        get: operations["search_recipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/top-12": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Popular
         * @description The home page's twelve recipes.
         */
        get: operations["list_popular"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/{recipe_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Recipe
         * @description A published recipe with its ingredients, steps and tags.
         */
        get: operations["get_recipe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/search/indexes/{index}/facet-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Facet Search
         * @description Values of a facet that begin with a text, with their counts.
         */
        post: operations["facet_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/search/multi-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Multi Search
         * @description Several searches at once, as InstantSearch sends them; answers in the engine's form.
         */
        post: operations["multi_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/utils/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact Us
         * @description Keep a visitor's message. The rules are checked in the form's order, with its sentences.
         */
        post: operations["contact_us"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description The process answers.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readyz
         * @description Every dependency with `ok` or `down`; 503 where the site can't do its work. Without Redis it can.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * BlogSummaryOut
         * @description What a blog card shows.
         */
        BlogSummaryOut: {
            /** Author Name */
            Author_Name: string;
            /** Author Profile Pic */
            Author_Profile_Pic: string | null;
            /**
             * Created At
             * @description ISO 8601, UTC.
             */
            Created_At: string;
            /** Excerpt */
            Excerpt: string;
            /** Featured Image Url */
            Featured_Image_URL: string | null;
            /** Id */
            ID: number;
            /** Slug */
            Slug: string;
            /** Tags */
            Tags: string[];
            /** Title */
            Title: string;
        };
        /**
         * CategoryOut
         * @description A kind of dish or occasion.
         */
        CategoryOut: {
            /** Code */
            Code: string;
            /** Id */
            ID: number;
            /**
             * Icon Url
             * @description The name of an icon: coffee, pizza, drumstick, cookie, ice-cream, moon or party-popper.
             */
            Icon_URL: string;
            /** Name */
            Name: string;
            /** Short Name */
            Short_Name: string;
        };
        /**
         * ContactMessageIn
         * @description The contact form. Source: spec section 5 (Contact form).
         */
        ContactMessageIn: {
            /** Email */
            Email: string;
            /** Message */
            Message: string;
            /** Name */
            Name: string;
            /** Subject */
            Subject: string;
        };
        /**
         * ContactMessageOut
         * @description The message is stored.
         */
        ContactMessageOut: {
            /** Received */
            Received: boolean;
        };
        /**
         * CuisineOut
         * @description A kitchen of the world.
         */
        CuisineOut: {
            /** Code */
            Code: string;
            /** Id */
            ID: number;
            /** Name */
            Name: string;
        };
        /**
         * ErrorBody
         * @description What every failure answers. Source: design section 6.
         */
        ErrorBody: {
            /**
             * Code
             * @example recipe_not_found
             */
            Code: string;
            /** Details */
            Details?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * Error
             * @example The recipe you're looking for doesn't exist.
             */
            Error: string;
            /** Message */
            message: string;
        };
        /**
         * FacetSearch
         * @description A body of /indexes/{index}/facet-search.
         */
        FacetSearch: {
            /** Facetname */
            facetName: string;
            /**
             * Facetquery
             * @default null
             */
            facetQuery: string | null;
            /**
             * Filter
             * @default null
             */
            filter: string | (string | string[])[] | null;
            /**
             * Matchingstrategy
             * @default null
             */
            matchingStrategy: string | null;
            /**
             * Q
             * @default null
             */
            q: string | null;
        };
        /**
         * FullURLOut
         * @description The address behind a short link.
         */
        FullURLOut: {
            /** Full Url */
            Full_URL: string;
        };
        /** HTTPValidationError */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /**
         * Index
         * @description An index by the name that the public knows.
         * @enum {string}
         */
        Index: "recipes";
        /**
         * IngredientLineOut
         * @description One ingredient of a recipe.
         */
        IngredientLineOut: {
            /**
             * Halal Note
             * @description Why a doubtful ingredient deserves a look, and what to use instead.
             */
            Halal_Note: string;
            /**
             * Halal Status
             * @example halal
             * @example doubtful
             */
            Halal_Status: string;
            /** Id */
            ID: number;
            /** Is Optional */
            Is_Optional: boolean;
            /** Name */
            Name: string;
            /** Notes */
            Notes: string;
            /** Quantity */
            Quantity: number | null;
            /**
             * Quantity Max
             * @description The upper end of a range.
             */
            Quantity_Max: number | null;
            /**
             * Section
             * @description The heading that the line stands under.
             */
            Section: string | null;
            /** Sort Order */
            Sort_Order: number;
            /** Unit */
            Unit: string;
        };
        /**
         * IngredientOut
         * @description An ingredient that forms offer.
         */
        IngredientOut: {
            /** Category */
            Category: string;
            /** Id */
            ID: number;
            /** Name */
            Name: string;
        };
        /**
         * MultiSearch
         * @description A body of /multi-search.
         */
        MultiSearch: {
            /** Queries */
            queries: components["schemas"]["Search"][];
        };
        /**
         * RecipeCardOut
         * @description What a card shows. What the recipe's author did not say is null.
         */
        RecipeCardOut: {
            /**
             * Average Rating
             * @description 0 to 5, of approved reviews; 0 without any.
             */
            Average_Rating: number;
            /** Category Code */
            Category_Code: string | null;
            /** Category Name */
            Category_Name: string | null;
            /** Cuisine Code */
            Cuisine_Code: string | null;
            /** Cuisine Name */
            Cuisine_Name: string | null;
            /** Description */
            Description: string;
            /**
             * Difficulty Level
             * @example Medium
             */
            Difficulty_Level: string | null;
            /**
             * Id
             * @example 7
             */
            ID: number;
            /** Image 4 3 Blurhash */
            Image_4_3_BlurHash: string | null;
            /** Image 4 3 Url */
            Image_4_3_URL: string | null;
            /** Long Title */
            Long_Title: string;
            /**
             * Recipe Id
             * @description The same number: the spec knows cards by both names.
             */
            Recipe_ID: number;
            /** Review Count */
            Review_Count: number;
            /** Serving Size */
            Serving_Size: number | null;
            /** Short Title */
            Short_Title: string;
            /** Slug */
            Slug: string;
            /**
             * Total Time
             * @description Minutes.
             */
            Total_Time: number | null;
        };
        /**
         * RecipeDetailOut
         * @description A whole recipe.
         */
        RecipeDetailOut: {
            /**
             * Average Rating
             * @description 0 to 5, of approved reviews; 0 without any.
             */
            Average_Rating: number;
            /** Calories Per Serving */
            Calories_Per_Serving: number | null;
            /** Carbs Grams */
            Carbs_Grams: number | null;
            /** Category Code */
            Category_Code: string | null;
            /** Category Name */
            Category_Name: string | null;
            /** Cook Time Minutes */
            Cook_Time_Minutes: number | null;
            /** Cuisine Code */
            Cuisine_Code: string | null;
            /** Cuisine Name */
            Cuisine_Name: string | null;
            /** Cultural Notes */
            Cultural_Notes: string | null;
            /** Description */
            Description: string;
            /**
             * Difficulty Level
             * @example Medium
             */
            Difficulty_Level: string | null;
            /** Fat Grams */
            Fat_Grams: number | null;
            /** Fiber Grams */
            Fiber_Grams: number | null;
            /**
             * Id
             * @example 7
             */
            ID: number;
            /** Image 20 9 Blurhash */
            Image_20_9_BlurHash: string | null;
            /** Image 20 9 Url */
            Image_20_9_URL: string | null;
            /** Image 4 3 Blurhash */
            Image_4_3_BlurHash: string | null;
            /** Image 4 3 Url */
            Image_4_3_URL: string | null;
            /** Ingredients */
            Ingredients: components["schemas"]["IngredientLineOut"][];
            /** Instructions */
            Instructions: components["schemas"]["StepOut"][];
            /** Is Published */
            Is_Published: boolean;
            /** Long Title */
            Long_Title: string;
            /** Owner Name */
            Owner_Name: string | null;
            /** Owner Pic Url */
            Owner_Pic_URL: string | null;
            /** Prep Time Minutes */
            Prep_Time_Minutes: number | null;
            /** Protein Grams */
            Protein_Grams: number | null;
            /**
             * Published At
             * @example 2026-03-05T10:00:00Z
             */
            Published_At: string | null;
            /**
             * Recipe Id
             * @description The same number: the spec knows cards by both names.
             */
            Recipe_ID: number;
            /** Review Count */
            Review_Count: number;
            /** Serving Size */
            Serving_Size: number | null;
            /** Short Code */
            Short_Code: string;
            /** Short Title */
            Short_Title: string;
            /** Slug */
            Slug: string;
            /** Source Author */
            Source_Author: string | null;
            /** Source License */
            Source_License: string | null;
            /** Source Url */
            Source_URL: string | null;
            /** Tags */
            Tags: components["schemas"]["TagOut"][];
            /**
             * Total Time
             * @description Minutes.
             */
            Total_Time: number | null;
        };
        /**
         * RecipeSearchOut
         * @description One page of recipes.
         */
        RecipeSearchOut: {
            /** Hasmore */
            HasMore: boolean;
            /** Recipes */
            Recipes: components["schemas"]["RecipeCardOut"][];
            /**
             * Relaxed
             * @description True when nothing met the whole text and its unknown words were left out.
             */
            Relaxed: boolean;
            /**
             * Total Recipes
             * @description Exact, up to 20,000.
             */
            Total_Recipes: number;
        };
        /**
         * Search
         * @description One search as InstantSearch sends it, in the engine's own names.
         */
        Search: {
            /**
             * Attributestocrop
             * @default null
             */
            attributesToCrop: string[] | null;
            /**
             * Attributestohighlight
             * @default null
             */
            attributesToHighlight: string[] | null;
            /**
             * Attributestoretrieve
             * @default null
             */
            attributesToRetrieve: string[] | null;
            /**
             * Attributestosearchon
             * @default null
             */
            attributesToSearchOn: string[] | null;
            /**
             * Croplength
             * @default null
             */
            cropLength: number | null;
            /**
             * Cropmarker
             * @default null
             */
            cropMarker: string | null;
            /**
             * Facets
             * @default null
             */
            facets: string[] | null;
            /**
             * Filter
             * @default null
             */
            filter: string | (string | string[])[] | null;
            /**
             * Highlightposttag
             * @default null
             */
            highlightPostTag: string | null;
            /**
             * Highlightpretag
             * @default null
             */
            highlightPreTag: string | null;
            /**
             * Hitsperpage
             * @default null
             */
            hitsPerPage: number | null;
            indexUid: components["schemas"]["Index"];
            /**
             * Limit
             * @default null
             */
            limit: number | null;
            /**
             * Matchingstrategy
             * @default null
             */
            matchingStrategy: string | null;
            /**
             * Offset
             * @default null
             */
            offset: number | null;
            /**
             * Page
             * @default null
             */
            page: number | null;
            /**
             * Q
             * @default null
             */
            q: string | null;
            /**
             * Showmatchesposition
             * @default null
             */
            showMatchesPosition: boolean | null;
            /**
             * Sort
             * @default null
             */
            sort: string[] | null;
        };
        /**
         * StepOut
         * @description One step of the method.
         */
        StepOut: {
            /** Id */
            ID: number;
            /** Instruction Text */
            Instruction_Text: string;
            /** Section */
            Section: string | null;
            /** Step Number */
            Step_Number: number;
            /** Temperature */
            Temperature: string;
            /**
             * Time Needed
             * @description Minutes.
             */
            Time_Needed: number | null;
        };
        /** TagOut */
        TagOut: {
            /** Id */
            ID: number;
            /** Name */
            Name: string;
        };
        /** ValidationError */
        ValidationError: {
            /** Context */
            ctx?: Record<string, never>;
            /** Input */
            input?: unknown;
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
        };
        /**
         * ViewOut
         * @description Whether the view counted: one does per visitor and recipe in 30 minutes.
         */
        ViewOut: {
            /** Counted */
            Counted: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_recent_blogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogSummaryOut"][];
                };
            };
        };
    };
    list_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryOut"][];
                };
            };
        };
    };
    list_cuisines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CuisineOut"][];
                };
            };
        };
    };
    list_ingredients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IngredientOut"][];
                };
            };
        };
    };
    get_full_url: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A recipe's slug or short code. */
                short_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullURLOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    mark_viewed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A recipe's number. */
                recipe_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    search_recipes: {
        parameters: {
            query?: {
                /** @description Recipes on the page. */
                Limit?: number;
                /** @description Counts recipes, not pages. */
                Offset?: number;
                Search_Text?: string;
                /** @description Codes or names, comma-separated. */
                Cuisines?: string;
                /** @description Codes or names, comma-separated. */
                Categories?: string;
                /** @description Of Quick, Easy, Medium, Hard. */
                Difficulty_Levels?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipeSearchOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_popular: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipeCardOut"][];
                };
            };
        };
    };
    get_recipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A recipe's number. */
                recipe_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipeDetailOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    facet_search: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                index: components["schemas"]["Index"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacetSearch"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    multi_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MultiSearch"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    contact_us: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
}
