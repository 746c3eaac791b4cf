export interface paths {
    "/api/v1.0/authenticate/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forgot Password
         * @description Mail a reset link. The answer and its timing are the same for an unknown address.
         *
         *     A mailbox gets only so many mails. Beyond that the answer is the same and the links that it has already are good:
         *     a refusal would let strangers keep the owner from resetting.
         */
        post: operations["forgot_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/authenticate/keep-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep And Login
         * @description Take back the deletion of the account and sign in. An account that is not to be deleted is signed in to.
         */
        post: operations["keep_and_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/authenticate/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login
         * @description Sign in. A refusal does not say which was wrong: address, password or both.
         *
         *     An account that is to be deleted is refused with the day; see /authenticate/keep-account.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/authenticate/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset Password
         * @description Set a new password by the link of a mail; all tokens of the account are revoked.
         */
        post: operations["reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/blogs/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Blogs
         * @description A page of the published blogs, the latest first.
         */
        get: operations["list_blogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/blogs/comments/{blog_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Comments
         * @description The approved comments on a blog, newest first, at most 200.
         */
        get: operations["list_comments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/blogs/edit/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Blog
         * @description The blog as its editor shows it.
         */
        get: operations["open_blog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/blogs/mark-viewed/{blog_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mark Blog Viewed
         * @description Count a view of a blog, as that of a recipe.
         */
        get: operations["mark_blog_viewed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/blogs/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish Blog
         * @description Publish the blog, or make it a draft again.
         */
        post: operations["publish_blog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api/v1.0/blogs/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save New Blog
         * @description Store a new blog as a draft. The same form again within ten minutes is the same draft.
         */
        post: operations["save_new_blog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/blogs/save/{blog_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save Blog
         * @description Overwrite a blog. Its slug and whether it is public stay. Answers 409 if it has changed since `Version`.
         */
        put: operations["save_blog"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/blogs/submit-comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit Comment
         * @description Comment on a blog. The comment appears once it is approved.
         */
        post: operations["submit_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/blogs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Blog
         * @description A blog. Drafts only for their author.
         */
        get: operations["get_blog"];
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
    "/api/v1.0/recipes/add-favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Favorite
         * @description Save a recipe. A second time changes nothing.
         */
        post: operations["add_favorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/check-ingredients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Ingredients
         * @description What the halal guard says of ingredient lines, while they are typed. Nothing is stored.
         */
        post: operations["check_ingredients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/edit/{recipe_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Recipe
         * @description The recipe as its editor shows it. The ETag is its version.
         */
        get: operations["open_recipe"];
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
    "/api/v1.0/recipes/is-editable/{recipe_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is Editable
         * @description Whether the member may edit the recipe; false for one that does not exist.
         */
        get: operations["is_editable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/is-favorite/{recipe_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is Favorite
         * @description Whether the member has saved the recipe; false for one that does not exist.
         */
        get: operations["is_favorite"];
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
         * @description Count a view. While Redis is away nothing is counted and the answer is 200 all the same.
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
    "/api/v1.0/recipes/remove-favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove Favorite
         * @description Take a recipe off the list. A second time changes nothing.
         */
        post: operations["remove_favorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/reviews/{recipe_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Reviews
         * @description The approved reviews of a recipe, newest first, at most 200.
         */
        get: operations["list_reviews"];
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
    "/api/v1.0/recipes/submit-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit Review
         * @description Review a recipe. It replaces the member's former review and appears once it is approved.
         */
        post: operations["submit_review"];
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
         * @description A recipe with its ingredients, steps and tags. Drafts only for their owner and for staff.
         */
        get: operations["get_recipe"];
        /**
         * Save Recipe
         * @description Save the whole recipe, with a new preview picture (4:3) and banner (20:9) if they are given.
         *
         *     Answers 409 if the recipe has changed since the version that `Version` or `If-Match` names.
         */
        put: operations["save_recipe"];
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
    "/api/v1.0/user/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate User
         * @description Make an account of a sign-up, by the link of its mail.
         *
         *     If the call does not come from where the sign-up came from, a password is still to be chosen: `Reset_ID` is the
         *     link for it, good once.
         */
        post: operations["activate_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/user/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create User
         * @description Sign up. The answer and its timing are the same for an address that has an account; its owner gets a mail.
         *
         *     A mailbox gets only so many mails. Beyond that the answer is the same and a mail that it has already will do: a
         *     refusal would let strangers keep the owner from signing up.
         */
        post: operations["create_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/user/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Account
         * @description Schedule the deletion of the member's account in seven days. All tokens are revoked, including this call's.
         *
         *     The member gets a mail with a link to keep the account.
         */
        post: operations["delete_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/user/export-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export Data
         * @description Everything that Sufra holds of the member: a ZIP with a JSON for each kind, and pictures.
         */
        post: operations["export_data"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/user/keep-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep Account
         * @description Take back the deletion of an account, by the link of its mail.
         */
        post: operations["keep_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/user/my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Profile
         * @description The member's dashboard.
         */
        get: operations["get_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/user/remaining-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Remaining Credits
         * @description How many recipes the member may still generate.
         */
        get: operations["get_remaining_credits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/user/update-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Name
         * @description Change the member's name, on their recipes too.
         */
        post: operations["update_name"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/user/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Password
         * @description Change the member's password. All tokens are revoked, including this call's, and the member gets a mail.
         */
        post: operations["update_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/user/upload-profile-pic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Profile Pic
         * @description Change the member's picture: PNG, JPEG, WebP or GIF of at most 2 MB; its middle square is kept.
         *
         *     The limit for uploads counts before the form is read, and a member's third form at the same time is refused.
         */
        post: operations["upload_profile_pic"];
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
         * @description Store a visitor's message and mail it to the site's mailbox.
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
        /** ActivateIn */
        ActivateIn: {
            /**
             * Id
             * @description The last part of the mailed link.
             */
            ID: string;
        };
        /**
         * ActivateOut
         * @description There is an account. The other fields are sent only if its password is still to be chosen.
         */
        ActivateOut: {
            /** Activated */
            Activated: boolean;
            /**
             * Password Needed
             * @default false
             */
            Password_Needed: boolean;
            /**
             * Reset Id
             * @description A reset link's id, for /reset-password/.
             */
            Reset_ID?: string | null;
        };
        /**
         * Allergen
         * @description The 14 allergens of Annex II of Regulation (EU) No 1169/2011, in its order.
         * @enum {string}
         */
        Allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        /**
         * AllergenLabelOut
         * @description The verdict on one of the 14 allergens of EU law.
         */
        AllergenLabelOut: {
            Allergen: components["schemas"]["Allergen"];
            /**
             * Reasons
             * @description Why it is not "none found"; at most 20.
             */
            Reasons: components["schemas"]["LabelReasonOut"][];
            Verdict: components["schemas"]["Presence"];
        };
        /**
         * BlogCard
         * @description What a card shows. Source: docs/product/blogs.md#blog-fields.
         */
        BlogCard: {
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
         * BlogEditOut
         * @description A blog as its editor opens it.
         */
        BlogEditOut: {
            /** Author Id */
            Author_ID: number;
            /** Content */
            Content: string;
            /** Excerpt */
            Excerpt: string;
            /** Featured Image Url */
            Featured_Image_URL: string | null;
            /** Id */
            ID: number;
            /** Is Published */
            Is_Published: boolean;
            /** Slug */
            Slug: string;
            /** Tags */
            Tags: string[];
            /** Title */
            Title: string;
            /**
             * Updated At
             * Format: date-time
             */
            Updated_At: string;
            /**
             * Version
             * @description Hand it back with the form.
             */
            Version: string;
        };
        /**
         * BlogListOut
         * @description A page of the blog list.
         */
        BlogListOut: {
            /** Blogs */
            Blogs: components["schemas"]["BlogCard"][];
            /** Hasmore */
            HasMore: boolean;
        };
        /**
         * BlogOut
         * @description A blog as its page shows it.
         */
        BlogOut: {
            /** Author Id */
            Author_ID: number;
            /** Author Name */
            Author_Name: string;
            /** Author Profile Pic */
            Author_Profile_Pic: string | null;
            /**
             * Content
             * @description Cleaned HTML.
             */
            Content: string;
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
            /** Is Published */
            Is_Published: boolean;
            /** Slug */
            Slug: string;
            /** Tags */
            Tags: string[];
            /** Title */
            Title: string;
            /** View Count */
            View_Count: number;
        };
        /** Body_save_blog */
        Body_save_blog: {
            /**
             * Content
             * @description HTML.
             * @default
             */
            Content: string;
            /**
             * Excerpt
             * @default
             */
            Excerpt: string;
            /**
             * Is Published
             * @description Ignored: publication has its own call.
             */
            Is_Published?: string | null;
            /**
             * Tags
             * @description Separated by commas.
             * @default
             */
            Tags: string;
            /**
             * Title
             * @default
             */
            Title: string;
            /**
             * Version
             * @description The one that was read; 409 if it is another now.
             */
            Version?: string | null;
            /** File */
            file?: string | null;
        };
        /** Body_save_new_blog */
        Body_save_new_blog: {
            /**
             * Content
             * @description HTML.
             * @default
             */
            Content: string;
            /**
             * Excerpt
             * @default
             */
            Excerpt: string;
            /**
             * Is Published
             * @description Ignored: publication has its own call.
             */
            Is_Published?: string | null;
            /**
             * Tags
             * @description Separated by commas.
             * @default
             */
            Tags: string;
            /**
             * Title
             * @default
             */
            Title: string;
            /**
             * Version
             * @description The one that was read; 409 if it is another now.
             */
            Version?: string | null;
            /** File */
            file?: string | null;
        };
        /** Body_save_recipe */
        Body_save_recipe: {
            /** Banner Image */
            banner_image?: string | null;
            /** Preview Image */
            preview_image?: string | null;
            /**
             * Recipe
             * @description A RecipeEditIn as JSON.
             */
            recipe: string;
        };
        /** Body_upload_profile_pic */
        Body_upload_profile_pic: {
            /** File */
            file: string;
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
         * CheckIn
         * @description Ingredient lines to be judged while they are typed, with the dish's name.
         */
        CheckIn: {
            /** Lines */
            Lines: string[];
            /**
             * Title
             * @default
             */
            Title: string;
        };
        /**
         * CheckOut
         * @description One verdict for each line, in their order.
         */
        CheckOut: {
            /** Lines */
            Lines: components["schemas"]["CheckedLineOut"][];
        };
        /**
         * CheckedLineOut
         * @description The halal guard's verdict on a line.
         */
        CheckedLineOut: {
            /** Reason */
            Reason: string;
            /**
             * Status
             * @enum {string}
             */
            Status: "halal" | "doubtful" | "haram";
            /** Substitute */
            Substitute: string | null;
        };
        /**
         * CommentIn
         * @description A member's comment.
         */
        CommentIn: {
            /**
             * Blog Id
             * @example 1
             */
            Blog_ID: number;
            /** Comment Text */
            Comment_Text: string;
        };
        /**
         * CommentOut
         * @description An approved comment.
         */
        CommentOut: {
            /**
             * Created At
             * Format: date-time
             */
            Created_At: string;
            /** Helpful Votes */
            Helpful_Votes: number;
            /** Id */
            ID: number;
            /** Profile Pic Url */
            Profile_Pic_URL: string | null;
            /**
             * Review Text
             * @description The comment.
             */
            Review_Text: string;
            /** User Name */
            User_Name: string;
        };
        /**
         * CommentSubmittedOut
         * @description The comment is stored, and shown once it is approved.
         */
        CommentSubmittedOut: {
            /** Submitted */
            Submitted: boolean;
        };
        /**
         * ContactMessageIn
         * @description The contact form. Its rules are in core.contact.
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
        /** CreditsOut */
        CreditsOut: {
            /** Remaining Credits */
            Remaining_Credits: number;
        };
        /**
         * CuisineOut
         * @description A cuisine.
         */
        CuisineOut: {
            /** Code */
            Code: string;
            /**
             * Display Name
             * @description What the site shows.
             */
            Display_Name: string;
            /** Id */
            ID: number;
            /** Name */
            Name: string;
        };
        /**
         * DeleteAccountIn
         * @description The password once more.
         */
        DeleteAccountIn: {
            /**
             * Password
             * Format: password
             */
            Password: string;
        };
        /**
         * DeleteAccountOut
         * @description All tokens are revoked, including this one.
         */
        DeleteAccountOut: {
            /**
             * Deletion Due At
             * Format: date-time
             * @description Until then the account can be kept.
             */
            Deletion_Due_At: string;
        };
        /**
         * Diet
         * @description The diets that a recipe is labelled with.
         * @enum {string}
         */
        Diet: "vegetarian" | "vegan" | "gluten-free" | "dairy-free" | "egg-free" | "nut-free";
        /**
         * DietLabelOut
         * @description The verdict on a diet.
         */
        DietLabelOut: {
            Diet: components["schemas"]["Diet"];
            /**
             * Reasons
             * @description Why it is not suitable, or what leaves it open; at most 20.
             */
            Reasons: components["schemas"]["LabelReasonOut"][];
            Verdict: components["schemas"]["Suitability"];
        };
        /**
         * EditableOut
         * @description Whether the member may edit the recipe.
         */
        EditableOut: {
            /** Is Editable */
            Is_Editable: boolean;
        };
        /**
         * ErrorBody
         * @description The body of every error answer.
         */
        ErrorBody: {
            /**
             * Code
             * @example recipe_not_found
             */
            Code: string;
            /**
             * Details
             * @default null
             */
            Details: {
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
         * FavoriteIn
         * @description The recipe that is saved or taken off the list.
         */
        FavoriteIn: {
            /**
             * Recipe Id
             * @example 1
             */
            Recipe_ID: number;
        };
        /**
         * FavoriteOut
         * @description Whether the recipe is a favorite of the member.
         */
        FavoriteOut: {
            /** Is Favorite */
            Is_Favorite: boolean;
        };
        /** ForgotPasswordIn */
        ForgotPasswordIn: {
            /**
             * Email
             * @example amina@example.org
             */
            Email: string;
        };
        /**
         * ForgotPasswordOut
         * @description A mail is sent if there is an account with this address.
         */
        ForgotPasswordOut: {
            /** Sent */
            Sent: boolean;
        };
        /**
         * FullURLOut
         * @description The address behind a short link.
         */
        FullURLOut: {
            /** Full Url */
            Full_URL: string;
        };
        /**
         * GeneratedRecipeOut
         * @description A member's own recipe, published or not.
         */
        GeneratedRecipeOut: {
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
            /**
             * Cuisine Display Name
             * @description What the site shows of the cuisine; staff may rename it.
             * @example Indian
             */
            Cuisine_Display_Name: string | null;
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
            /** Is Published */
            Is_Published: boolean;
            /** Long Title */
            Long_Title: string;
            /**
             * Recipe Id
             * @description The same number as ID.
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
         * HalalLabelOut
         * @description The halal guard's verdict on the whole recipe.
         */
        HalalLabelOut: {
            /**
             * Says
             * @example Halal: all 12 ingredients checked
             */
            Says: string;
            Status: components["schemas"]["Status"];
        };
        /**
         * IngredientLineOut
         * @description One ingredient of a recipe, with what the halal guard says of it.
         */
        IngredientLineOut: {
            /**
             * Halal Note
             * @description Why the ingredient is doubtful, and what to use instead.
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
        /** KeepAccountIn */
        KeepAccountIn: {
            /**
             * Id
             * @description The last part of the mailed link.
             */
            ID: string;
        };
        /** KeepAccountOut */
        KeepAccountOut: {
            /** Kept */
            Kept: boolean;
        };
        /**
         * LabelNoteOut
         * @description A note at an ingredient that may surprise a cook.
         */
        LabelNoteOut: {
            /** Food */
            Food: string;
            /**
             * Index
             * @description The ingredient's position, from 0.
             */
            Index: number;
            /** Line */
            Line: string;
            /** Says */
            Says: string;
        };
        /**
         * LabelReasonOut
         * @description Why a label is as it is.
         */
        LabelReasonOut: {
            /**
             * Food
             * @description The words of it that matter.
             */
            Food: string;
            /**
             * Index
             * @description Counts from 0 among the texts of that place, in their order.
             */
            Index: number;
            /**
             * Line
             * @description The text itself, cut when it is long.
             */
            Line: string;
            /**
             * Place
             * @description Where the words stand; a text is a step.
             * @enum {string}
             */
            Place: "ingredient" | "title" | "text";
            /**
             * Says
             * @example "feta" contains milk.
             */
            Says: string;
        };
        /**
         * LabelsOut
         * @description Diets, allergens, notes and the halal verdict, all from the recipe's text.
         */
        LabelsOut: {
            /**
             * Allergens
             * @description All 14, in the order of the law.
             */
            Allergens: components["schemas"]["AllergenLabelOut"][];
            /**
             * Diets
             * @description All six, in a fixed order.
             */
            Diets: components["schemas"]["DietLabelOut"][];
            Halal: components["schemas"]["HalalLabelOut"];
            /**
             * Ingredient Count
             * @description Ingredient lines, without headings.
             */
            Ingredient_Count: number;
            /** Looked At */
            Looked_At: ("ingredients" | "title" | "texts")[];
            /**
             * Not Understood
             * @description Lines that were not understood; while there is one, nothing is suitable and nothing is "none found".
             */
            Not_Understood: components["schemas"]["LabelReasonOut"][];
            /** Notes */
            Notes: components["schemas"]["LabelNoteOut"][];
        };
        /**
         * LoginIn
         * @description Email address and password. A malformed address is answered like an unknown one.
         */
        LoginIn: {
            /**
             * Email
             * @example amina@example.org
             */
            Email: string;
            /**
             * Password
             * Format: password
             */
            Password: string;
        };
        /**
         * LoginOut
         * @description A token and its user.
         */
        LoginOut: {
            /** Token */
            Token: string;
            /**
             * Tokenexpiresat
             * Format: date-time
             * @example 2026-03-12T10:00:00Z
             */
            TokenExpiresAt: string;
            User: components["schemas"]["SignedInUserOut"];
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
         * OwnBlogOut
         * @description A master chef's own blog, published or not.
         */
        OwnBlogOut: {
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
            /** Is Published */
            Is_Published: boolean;
            /** Slug */
            Slug: string;
            /** Tags */
            Tags: string[];
            /** Title */
            Title: string;
        };
        /**
         * OwnReviewOut
         * @description A member's review, as the dashboard shows it.
         */
        OwnReviewOut: {
            /**
             * Created At
             * Format: date-time
             */
            Created_At: string;
            /** Id */
            ID: number;
            /** Modifications Made */
            Modifications_Made: string;
            /** Rating */
            Rating: number;
            /** Recipe Id */
            Recipe_ID: number;
            /** Recipe Name */
            Recipe_Name: string;
            /** Review Text */
            Review_Text: string;
            /**
             * State
             * @description Whether others see it yet.
             * @enum {string}
             */
            State: "pending" | "approved" | "rejected";
            /** Would Make Again */
            Would_Make_Again: boolean | null;
        };
        /**
         * Presence
         * @description What is known of an allergen in a recipe.
         * @enum {string}
         */
        Presence: "contains" | "may contain" | "none found" | "not claimed";
        /**
         * ProfileOut
         * @description Everything that the dashboard shows of its member.
         */
        ProfileOut: {
            /**
             * Created At
             * Format: date-time
             */
            Created_At: string;
            /** Credits Remaining */
            Credits_Remaining: number;
            /** Email */
            Email: string;
            /** Full Name */
            Full_Name: string;
            /** Generated Recipes */
            Generated_Recipes: components["schemas"]["GeneratedRecipeOut"][];
            /** Id */
            ID: number;
            /** Is Master Chef */
            Is_Master_Chef: boolean;
            /** My Blogs */
            My_Blogs: components["schemas"]["OwnBlogOut"][];
            /** My Reviews */
            My_Reviews: components["schemas"]["OwnReviewOut"][];
            /**
             * Profile Pic
             * @example /media/ab/ab12-256.webp
             */
            Profile_Pic: string | null;
            /** Saved Recipes */
            Saved_Recipes: components["schemas"]["RecipeCard"][];
            /**
             * Updated At
             * Format: date-time
             */
            Updated_At: string;
        };
        /**
         * ProfilePicOut
         * @description The address of the new picture.
         */
        ProfilePicOut: {
            /** Profile Pic */
            Profile_Pic: string;
        };
        /**
         * PublishIn
         * @description Whether the blog is to be public.
         */
        PublishIn: {
            /** Publish */
            Publish: boolean;
            /**
             * Slug
             * @example the-patience-of-biryani
             */
            Slug: string;
        };
        /**
         * PublishedOut
         * @description The blog is public, or a draft again.
         */
        PublishedOut: {
            /** Is Published */
            Is_Published: boolean;
            /** Slug */
            Slug: string;
        };
        /**
         * ReadyOut
         * @description The site's state and that of each part.
         */
        ReadyOut: {
            /**
             * Database
             * @enum {string}
             */
            database: "ok" | "down";
            /**
             * Redis
             * @enum {string}
             */
            redis: "ok" | "down";
            /**
             * Search
             * @enum {string}
             */
            search: "ok" | "down";
            /**
             * Status
             * @enum {string}
             */
            status: "ready" | "not ready";
        };
        /**
         * RecipeCard
         * @description What a card shows. What the recipe's author did not say is null.
         */
        RecipeCard: {
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
            /**
             * Cuisine Display Name
             * @description What the site shows of the cuisine; staff may rename it.
             * @example Indian
             */
            Cuisine_Display_Name: string | null;
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
             * @description The same number as ID.
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
            /**
             * Cuisine Display Name
             * @description What the site shows of the cuisine; staff may rename it.
             * @example Indian
             */
            Cuisine_Display_Name: string | null;
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
            /** @description Null until the recipe has been labelled. */
            Labels: components["schemas"]["LabelsOut"] | null;
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
             * @description The same number as ID.
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
         * RecipeEditOut
         * @description A recipe as its editor opens it.
         */
        RecipeEditOut: {
            /** Banner Image Url */
            Banner_Image_URL: string | null;
            /** Calories Per Serving */
            Calories_Per_Serving: number | null;
            /** Carbs Grams */
            Carbs_Grams: number | null;
            /** Category Id */
            Category_ID: number | null;
            /** Cook Time Minutes */
            Cook_Time_Minutes: number | null;
            /** Cuisine Id */
            Cuisine_ID: number | null;
            /** Cultural Notes */
            Cultural_Notes: string | null;
            /** Description */
            Description: string;
            /** Difficulty Level */
            Difficulty_Level: string | null;
            /** Fat Grams */
            Fat_Grams: number | null;
            /** Fiber Grams */
            Fiber_Grams: number | null;
            /** Id */
            ID: number;
            /** Ingredients */
            Ingredients: components["schemas"]["RecipeIngredientOut"][];
            /** Instructions */
            Instructions: components["schemas"]["StepOut"][];
            /** Is Published */
            Is_Published: boolean;
            /** Long Title */
            Long_Title: string;
            /** Prep Time Minutes */
            Prep_Time_Minutes: number | null;
            /** Preview Image Url */
            Preview_Image_URL: string | null;
            /** Protein Grams */
            Protein_Grams: number | null;
            /** Serving Size */
            Serving_Size: number | null;
            /** Short Title */
            Short_Title: string;
            /** Tags */
            Tags: components["schemas"]["TagOut"][];
            /** Total Time */
            Total_Time: number | null;
            /**
             * Updated At
             * Format: date-time
             * @description When it was saved last.
             */
            Updated_At: string;
            /**
             * Version
             * @description Hand it back with the edit.
             */
            Version: string;
        };
        /**
         * RecipeIngredientOut
         * @description One ingredient of a recipe, as it is stored.
         */
        RecipeIngredientOut: {
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
         * RecipeSearchOut
         * @description One page of recipes.
         */
        RecipeSearchOut: {
            /** Hasmore */
            HasMore: boolean;
            /** Recipes */
            Recipes: components["schemas"]["RecipeCard"][];
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
         * ResetPasswordIn
         * @description Link id and new password.
         */
        ResetPasswordIn: {
            /**
             * Id
             * @description The last part of the mailed link.
             */
            ID: string;
            /**
             * New Password
             * Format: password
             */
            New_Password: string;
        };
        /**
         * ResetPasswordOut
         * @description Password changed; all tokens are revoked.
         */
        ResetPasswordOut: {
            /** Reset */
            Reset: boolean;
        };
        /**
         * ReviewIn
         * @description A member's review: the stars, and what else they want to say.
         */
        ReviewIn: {
            /**
             * Modifications Made
             * @default
             */
            Modifications_Made: string;
            /** Rating */
            Rating: number;
            /**
             * Recipe Id
             * @example 1
             */
            Recipe_ID: number;
            /**
             * Review Text
             * @default
             */
            Review_Text: string;
            /** Would Make Again */
            Would_Make_Again?: boolean | null;
        };
        /**
         * ReviewOut
         * @description An approved review.
         */
        ReviewOut: {
            /**
             * Created At
             * Format: date-time
             */
            Created_At: string;
            /** Helpful Votes */
            Helpful_Votes: number;
            /** Id */
            ID: number;
            /** Modifications Made */
            Modifications_Made: string;
            /** Profile Pic Url */
            Profile_Pic_URL: string | null;
            /** Rating */
            Rating: number;
            /** Review Text */
            Review_Text: string;
            /** User Name */
            User_Name: string;
            /** Would Make Again */
            Would_Make_Again: boolean | null;
        };
        /**
         * SavedOut
         * @description The blog is stored.
         */
        SavedOut: {
            /** Id */
            ID: number;
            /** Slug */
            Slug: string;
            /** Version */
            Version: string;
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
            /**
             * Indexuid
             * @enum {string}
             */
            indexUid: "blogs" | "recipes";
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
         * SignUpIn
         * @description The sign-up form.
         */
        SignUpIn: {
            /**
             * Email
             * @example amina@example.org
             */
            Email: string;
            /**
             * Fullname
             * @example Amina Yusuf
             */
            FullName: string;
            /**
             * Password
             * Format: password
             */
            Password: string;
        };
        /**
         * SignUpOut
         * @description A mail is on its way, whether or not the address had an account.
         */
        SignUpOut: {
            /** Created */
            Created: boolean;
        };
        /**
         * SignedInUserOut
         * @description The signed-in user.
         */
        SignedInUserOut: {
            /** Email */
            Email: string;
            /** Id */
            ID: number;
            /** Is Master Chef */
            Is_Master_Chef: boolean;
            /** Name */
            Name: string;
        };
        /**
         * Status
         * @description How far a food is permitted; `rank` orders them from permitted to forbidden.
         * @enum {string}
         */
        Status: "halal" | "doubtful" | "haram";
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
        /**
         * SubmittedOut
         * @description The review is stored, and shown once it is approved.
         */
        SubmittedOut: {
            /** Submitted */
            Submitted: boolean;
        };
        /**
         * Suitability
         * @description Whether a recipe suits a diet. "Not claimed" says neither.
         * @enum {string}
         */
        Suitability: "suitable" | "not suitable" | "not claimed";
        /** TagOut */
        TagOut: {
            /** Id */
            ID: number;
            /** Name */
            Name: string;
        };
        /** UpdateNameIn */
        UpdateNameIn: {
            /**
             * New Full Name
             * @example Amina Yusuf
             */
            New_Full_Name: string;
        };
        /**
         * UpdateNameOut
         * @description The name as it is kept.
         */
        UpdateNameOut: {
            /** Full Name */
            Full_Name: string;
        };
        /** UpdatePasswordIn */
        UpdatePasswordIn: {
            /**
             * New Password
             * Format: password
             */
            New_Password: string;
            /**
             * Old Password
             * Format: password
             */
            Old_Password: string;
        };
        /**
         * UpdatePasswordOut
         * @description Password changed; all tokens are revoked, including this one.
         */
        UpdatePasswordOut: {
            /** Updated */
            Updated: boolean;
        };
        /**
         * UpdatedOut
         * @description The recipe is saved.
         */
        UpdatedOut: {
            /** Updated */
            Updated: boolean;
            /** Version */
            Version: string;
        };
        /**
         * ViewOut
         * @description Whether the view counted: one does per address and recipe or blog in 30 minutes, and 120 per address in ten
         *     minutes.
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
    forgot_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgotPasswordOut"];
                };
            };
            /** @description The request can't be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    keep_and_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginOut"];
                };
            };
            /** @description The request can't be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address or the password is wrong; the answer does not say which. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The password is that of a sign-up whose activation link has not been used. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginOut"];
                };
            };
            /** @description The request can't be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address or the password is wrong; the answer does not say which. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The password is that of a sign-up whose activation link has not been used. The password is right, and the account is to be deleted. It can be kept until then. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPasswordOut"];
                };
            };
            /** @description The reset link is unknown, used, expired, or a link of another kind. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    list_blogs: {
        parameters: {
            query?: {
                Limit?: number;
                Offset?: number;
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
                    "application/json": components["schemas"]["BlogListOut"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    list_comments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A blog's number. */
                blog_id: number;
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
                    "application/json": components["schemas"]["CommentOut"][];
                };
            };
            /** @description No blog at this address is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    open_blog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
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
                    "application/json": components["schemas"]["BlogEditOut"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The blog is public, and another master chef's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No blog at this address is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    mark_blog_viewed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A blog's number. */
                blog_id: number;
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
            /** @description The call comes from a page of another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No blog at this address is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    publish_blog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedOut"];
                };
            };
            /** @description The request can't be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The blog is public, and another master chef's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No blog at this address is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
                    "application/json": components["schemas"]["BlogCard"][];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    save_new_blog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["Body_save_new_blog"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedOut"];
                };
            };
            /** @description The content begins like a picture but can't be decoded to its end. The picture's width, or its ratio of width to height, is not that of its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The member does not have the flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The picture has more bytes or more pixels than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The content is no PNG, JPEG, WebP or GIF, whatever its name and type say. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    save_blog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A blog's number. */
                blog_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["Body_save_blog"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedOut"];
                };
            };
            /** @description The content begins like a picture but can't be decoded to its end. The picture's width, or its ratio of width to height, is not that of its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The blog is public, and another master chef's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No blog at this address is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address exists, the method doesn't. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The blog has changed since it was opened in the editor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The picture has more bytes or more pixels than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The content is no PNG, JPEG, WebP or GIF, whatever its name and type say. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    submit_comment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentSubmittedOut"];
                };
            };
            /** @description The comment is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No blog at this address is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    get_blog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
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
                    "application/json": components["schemas"]["BlogOut"];
                };
            };
            /** @description No blog at this address is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
            /** @description The client has this very list. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
            /** @description The client has this very list. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
            /** @description The client has this very list. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    add_favorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteOut"];
                };
            };
            /** @description The request can't be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No recipe with this id is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    check_ingredients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckOut"];
                };
            };
            /** @description The request can't be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    open_recipe: {
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
                    "application/json": components["schemas"]["RecipeEditOut"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The member is neither the recipe's owner nor staff. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No recipe with this id is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
            /** @description No published recipe answers to this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    is_editable: {
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
                    "application/json": components["schemas"]["EditableOut"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is nothing public at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    is_favorite: {
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
                    "application/json": components["schemas"]["FavoriteOut"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is nothing public at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
            /** @description The call comes from a page of another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No recipe with this id is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    remove_favorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteOut"];
                };
            };
            /** @description The request can't be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No recipe with this id is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    list_reviews: {
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
                    "application/json": components["schemas"]["ReviewOut"][];
                };
            };
            /** @description No recipe with this id is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
                /** @description Of Quick, Easy, Medium, Hard; comma-separated. */
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
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. The engine doesn't answer in time, or answers nonsense. */
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
    submit_review: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedOut"];
                };
            };
            /** @description A text of the review is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No recipe with this id is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
                    "application/json": components["schemas"]["RecipeCard"][];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
            /** @description No recipe with this id is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    save_recipe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, in place of the form's Version. */
                "if-match"?: string | null;
            };
            path: {
                /** @description A recipe's number. */
                recipe_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_save_recipe"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedOut"];
                };
            };
            /** @description The content begins like a picture but can't be decoded to its end. The picture's width, or its ratio of width to height, is not that of its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The member is neither the recipe's owner nor staff. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No recipe with this id is public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address exists, the method doesn't. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The recipe has changed since it was opened in the editor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The picture has more bytes or more pixels than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The content is no PNG, JPEG, WebP or GIF, whatever its name and type say. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    facet_search: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                index: "blogs" | "recipes";
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
            /** @description The body isn't a search that the gateway accepts. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is nothing public at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address exists, the method doesn't. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. The engine doesn't answer in time, or answers nonsense. */
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
            /** @description The body isn't a search that the gateway accepts. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. The engine doesn't answer in time, or answers nonsense. */
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
    activate_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivateOut"];
                };
            };
            /** @description The activation link is unknown, used, expired, or a link of another kind. The activation link has been used, or voided by another one of its address: there is an account. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    create_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpOut"];
                };
            };
            /** @description The request can't be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    delete_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAccountOut"];
                };
            };
            /** @description The request can't be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The member's password, asked for once more, is wrong. Not 401: the sign-in itself is still good. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The account's deletion has been asked for already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    export_data: {
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
                    "application/zip": string;
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/zip": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    keep_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepAccountIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeepAccountOut"];
                };
            };
            /** @description The link to keep an account is unknown, expired, void, or a link of another kind. The link has been used, and the account is kept. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    get_profile: {
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
                    "application/json": components["schemas"]["ProfileOut"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    get_remaining_credits: {
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
                    "application/json": components["schemas"]["CreditsOut"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    update_name: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNameIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateNameOut"];
                };
            };
            /** @description The name is missing, too short, too long, or the same as before. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
    update_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePasswordIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatePasswordOut"];
                };
            };
            /** @description The password is missing, too weak, too long, wrong, or the same as before. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
    upload_profile_pic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_upload_profile_pic"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePicOut"];
                };
            };
            /** @description The content begins like a picture but can't be decoded to its end. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no token, or one that this site did not issue. The token has expired, or the password has changed since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The picture has more bytes or more pixels than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The content is no PNG, JPEG, WebP or GIF, whatever its name and type say. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many calls of this kind wait already. A part that the answer needs does not respond. Trying again later makes sense. */
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
            /** @description The form breaks one of its rules; the sentence says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request did not arrive in the time that it has. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body has more bytes than the endpoint reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A field is missing or invalid; `Details` names each. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The caller's limit for this action is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part that the answer needs does not respond. Trying again later makes sense. */
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
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
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
                    "application/json": components["schemas"]["ReadyOut"];
                };
            };
            /** @description A fault of the site. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A needed part is down. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyOut"];
                };
            };
        };
    };
}
