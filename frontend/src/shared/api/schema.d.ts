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
    "/api/v1.0/recipes/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate Recipe
         * @description Generate a recipe for one credit, and wait for it. It goes on when the caller leaves; a mail brings the link.
         *
         *     An equal request while one runs joins it and costs nothing. A failure gives the credit back.
         */
        post: operations["generate_recipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/recipes/generation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Generation
         * @description How far the member's newest request of the last day has come; null without one.
         */
        get: operations["show_generation"];
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
         *     in full is asked again without its unknown words, and `Relaxed` says so. `Understood` has the constraints that the
         *     text was read as; texts of it in `As_Words` are searched as they stand. While the search engine is away the database
         *     answers in its place, with `Degraded`: it ranks less well. With `Have` the recipes come by the share of what they
         *     need that is at hand, staples aside, and `At_Hand` says what is missing.
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
    "/api/v1.0/recipes/{recipe_id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Similar
         * @description At most six published recipes like this one, the most alike first; none for a recipe that search doesn't have.
         */
        get: operations["list_similar"];
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
         *
         *     `degraded` is there, and true, while PostgreSQL answers in the engine's place. Searches of what one has are answered
         *     by PostgreSQL always, as their list is.
         */
        post: operations["multi_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/analytics/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Activity
         * @description Favorites, reviews, generated recipes and sign-ups in a period.
         */
        get: operations["show_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/analytics/activity.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download Activity
         * @description Return the same as a file with a line for each day.
         */
        get: operations["download_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/analytics/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Searches
         * @description Texts searched in a period, how often, and how that ended.
         */
        get: operations["show_searches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/analytics/searches.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download Searches
         * @description Return the same as a file of at most 10,000 lines.
         */
        get: operations["download_searches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/analytics/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Views
         * @description Views in a period by recipe, blog, cuisine, category or author, compared with the period before.
         */
        get: operations["show_views"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/analytics/views.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download Views
         * @description Return the same as a file: at most 10,000 lines of sums, or the days of the 100 most viewed.
         */
        get: operations["download_views"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Audit Entries
         * @description List what staff have changed, newest first.
         */
        get: operations["list_audit_entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Staff Blogs
         * @description List blogs, drafts included, newest first.
         */
        get: operations["list_staff_blogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/blogs/{blog_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish Staff Blog
         * @description Publish a blog, or make it a draft again.
         */
        post: operations["publish_staff_blog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Staff Generations
         * @description List requests for recipes, newest first. Search takes a part of the member's name or address.
         */
        get: operations["list_staff_generations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Imports
         * @description Twenty imports, the newest first.
         */
        get: operations["list_imports"];
        put?: never;
        /**
         * Upload Import
         * @description Take a file of at most 200 MB as the body; the worker checks it next, and imports it once that is confirmed.
         */
        post: operations["upload_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/imports/{import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Import
         * @description One import: its state, how far it is, and its counts.
         */
        get: operations["show_import"];
        put?: never;
        post?: never;
        /**
         * Discard Import
         * @description Discard a checked file that is not wanted, and delete it. The import stays in the list.
         */
        delete: operations["discard_import"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/imports/{import_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Import
         * @description Import a file that was checked. Of two confirmations the second answers 409.
         */
        post: operations["confirm_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/imports/{import_id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Import Records
         * @description Records of the file with what becomes of them, those with an outcome, or refused for a kind of reason.
         */
        get: operations["list_import_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/imports/{import_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download Import Report
         * @description The result for each record, as CSV or JSON.
         */
        get: operations["download_import_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/lookups/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Staff Lookups
         * @description List cuisines, categories or ingredients by name.
         */
        get: operations["list_staff_lookups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/lookups/{kind}/{lookup_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename Lookup
         * @description Rename one, everywhere on the site; its code stays.
         */
        post: operations["rename_lookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Staff Messages
         * @description List contact messages, newest first.
         */
        get: operations["list_staff_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/messages/{message_id}/answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark Staff Message
         * @description Mark a message as answered, or as open again.
         */
        post: operations["mark_staff_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Waiting
         * @description List what waits for staff, oldest first.
         */
        get: operations["list_waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/moderation/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide
         * @description Approve or reject what still waits, in one transaction. Each item has an outcome of its own.
         */
        post: operations["decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/moderation/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Back Decisions
         * @description Let what the caller has decided last wait again.
         */
        post: operations["take_back_decisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Overview
         * @description Say how much waits for staff at each desk, and how many reviews and comments wait too long.
         */
        get: operations["show_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Staff Recipes
         * @description List recipes, drafts included. Search takes a part of the title, or the number.
         */
        get: operations["list_staff_recipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/recipes/{recipe_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete Staff Recipe
         * @description Delete a recipe with its reviews, favorites and views.
         */
        delete: operations["delete_staff_recipe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/recipes/{recipe_id}/dependents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Dependents
         * @description Say what goes with the recipe when it is deleted.
         */
        get: operations["show_dependents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/recipes/{recipe_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish Staff Recipe
         * @description Publish a recipe, or make it a draft again.
         */
        post: operations["publish_staff_recipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/search/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain
         * @description Why search finds a recipe, or does not; at most ten recipes.
         */
        get: operations["explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/search/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Health
         * @description Every index with its rows and documents, what waits, what failed, what differs; and the latest jobs.
         */
        get: operations["show_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/search/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask For Job
         * @description Have the worker rebuild or reconcile an index, apply its settings, or look at it.
         *
         *     What is under way already is not started again: the answer is that job.
         */
        post: operations["ask_for_job"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/search/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Synonyms
         * @description Families of staff and shipped ones.
         */
        get: operations["show_synonyms"];
        put?: never;
        /**
         * Add Family
         * @description Add a family. It is in force as soon as the worker has applied the settings, which takes seconds.
         */
        post: operations["add_family"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/search/synonyms/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend Family
         * @description Let a word mean the same as another: in the family that has the other, else in a new one.
         */
        post: operations["extend_family"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/search/synonyms/{synonym_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change Family
         * @description Give a family other words.
         */
        put: operations["change_family"];
        post?: never;
        /**
         * Delete Family
         * @description Delete a family of staff.
         */
        delete: operations["delete_family"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Staff Session
         * @description Say who is signed in, if they are staff.
         */
        get: operations["show_staff_session"];
        put?: never;
        /**
         * Enter Staff Pages
         * @description Set the cookie that opens /admin, for a sign-in from before the account had the flag.
         */
        post: operations["enter_staff_pages"];
        /**
         * Leave Staff Pages
         * @description Remove the cookie, when signing out.
         */
        delete: operations["leave_staff_pages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Staff Users
         * @description List accounts, newest first. Search takes a part of the name or the address.
         */
        get: operations["list_staff_users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/users/{user_id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Credits
         * @description Show an account's credits and how they have moved.
         */
        get: operations["show_credits"];
        put?: never;
        /**
         * Move Credits
         * @description Give credits, or take some, with a reason that stands in the ledger.
         */
        post: operations["move_credits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1.0/staff/users/{user_id}/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Flags
         * @description Set the flags of an account; effective at its next call.
         */
        post: operations["change_flags"];
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
         * @description Every dependency with `ok` or `down`; 503 where the site can't do its work: without the database.
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
         * ActivitiesOut
         * @description What members did in a period.
         */
        ActivitiesOut: {
            /** Activities */
            Activities: components["schemas"]["ActivityOut"][];
            Period: components["schemas"]["PeriodOut"];
            Period_Before: components["schemas"]["PeriodOut"];
        };
        /**
         * Activity
         * @description What is counted.
         * @enum {string}
         */
        Activity: "favorites" | "reviews" | "generations" | "sign_ups";
        /**
         * ActivityOut
         * @description How often members did something.
         */
        ActivityOut: {
            Activity: components["schemas"]["Activity"];
            /** Before */
            Before: number;
            /** Count */
            Count: number;
            /**
             * Days
             * @description By day from the first to the last.
             */
            Days: number[];
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
         * AnsweredIn
         * @description Whether the message is answered.
         */
        AnsweredIn: {
            /** Answered */
            Answered: boolean;
        };
        /**
         * AtHandOut
         * @description How much of what a recipe needs is at hand, staples aside.
         */
        AtHandOut: {
            /** Have */
            Have: number;
            /**
             * Missing
             * @description In the recipe's words and order.
             */
            Missing: string[];
            /** Needed */
            Needed: number;
        };
        /**
         * AuditPageOut
         * @description A page of changes.
         */
        AuditPageOut: {
            /**
             * Page
             * @description Counts from 1.
             */
            Page: number;
            /** Page Size */
            Page_Size: number;
            /** Rows */
            Rows: components["schemas"]["AuditRowOut"][];
            /**
             * Total
             * @description Rows of all pages.
             */
            Total: number;
        };
        /**
         * AuditRowOut
         * @description One change.
         */
        AuditRowOut: {
            /** Action */
            Action: string;
            /** Actor Id */
            Actor_ID: number | null;
            /**
             * Actor Name
             * @description Null for a change from the command line, and after the actor's account has been deleted.
             */
            Actor_Name: string | null;
            /** After */
            After: {
                [key: string]: unknown;
            };
            /**
             * At
             * Format: date-time
             */
            At: string;
            /** Before */
            Before: {
                [key: string]: unknown;
            };
            /** Id */
            ID: number;
            /** Reason */
            Reason: string;
            /** Subject Id */
            Subject_ID: number | null;
            /** Subject Kind */
            Subject_Kind: string;
            Via: components["schemas"]["AuditVia"];
        };
        /**
         * AuditVia
         * @description Where a change was made.
         * @enum {string}
         */
        AuditVia: "desk" | "command_line";
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
        /**
         * BlogPageOut
         * @description A page of blogs.
         */
        BlogPageOut: {
            /**
             * Page
             * @description Counts from 1.
             */
            Page: number;
            /** Page Size */
            Page_Size: number;
            /** Rows */
            Rows: components["schemas"]["BlogRowOut"][];
            /**
             * Total
             * @description Rows of all pages.
             */
            Total: number;
        };
        /**
         * BlogRowOut
         * @description A blog in the list.
         */
        BlogRowOut: {
            /** Author Id */
            Author_ID: number;
            /** Author Name */
            Author_Name: string;
            /** Id */
            ID: number;
            /** Image Url */
            Image_URL: string | null;
            /** Is Published */
            Is_Published: boolean;
            /** Published At */
            Published_At: string | null;
            /** Slug */
            Slug: string;
            /** Title */
            Title: string;
            /**
             * Updated At
             * Format: date-time
             */
            Updated_At: string;
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
         * By
         * @description What views are summed by.
         * @enum {string}
         */
        By: "recipe" | "blog" | "cuisine" | "category" | "author";
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
         * ChangeOut
         * @description A value that was read otherwise than it stands, or left out.
         */
        ChangeOut: {
            /** Became */
            Became: string;
            /** Field */
            Field: string;
            /** Found */
            Found: string;
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
         * ConfirmIn
         * @description How the records are to be imported.
         */
        ConfirmIn: {
            /**
             * Publish
             * @description Whether recipes that pass are published; else all are drafts.
             */
            Publish: boolean;
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
        /**
         * CookableOut
         * @description What can be cooked from what one has.
         */
        CookableOut: {
            /**
             * Needed By None
             * @description Of `Have`: what no recipe asks for.
             */
            Needed_By_None: string[];
            /**
             * Recipes
             * @description Of each recipe of the page, in its order.
             */
            Recipes: components["schemas"]["AtHandOut"][];
        };
        /**
         * CounterpartOut
         * @description Why something else is shown than the haram dish or ingredient that the text names.
         */
        CounterpartOut: {
            /**
             * Name
             * @example Coq au vin
             */
            Name: string;
            /** Sentence */
            Sentence: string;
        };
        /**
         * CreditEntryOut
         * @description A movement of credits.
         */
        CreditEntryOut: {
            /** Amount */
            Amount: number;
            /** Balance After */
            Balance_After: number;
            /**
             * Created At
             * Format: date-time
             */
            Created_At: string;
            /** Note */
            Note: string;
            Reason: components["schemas"]["CreditReason"];
        };
        /**
         * CreditReason
         * @description Why credits moved.
         * @enum {string}
         */
        CreditReason: "opening" | "welcome" | "generation" | "refund" | "staff" | "account_deleted";
        /**
         * CreditsIn
         * @description Credits to give, negative to take.
         */
        CreditsIn: {
            /** Amount */
            Amount: number;
            /** Reason */
            Reason: string;
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
         * DecideIn
         * @description One decision on one or many.
         */
        DecideIn: {
            /** Approve */
            Approve: boolean;
            /** Items */
            Items: components["schemas"]["DecidedItemIn"][];
            /**
             * Reason
             * @default
             */
            Reason: string;
        };
        /**
         * DecidedItemIn
         * @description What is decided on.
         */
        DecidedItemIn: {
            /** Id */
            ID: number;
            Kind: components["schemas"]["DecidedKind"];
        };
        /**
         * DecidedKind
         * @description What staff decide on.
         * @enum {string}
         */
        DecidedKind: "recipe" | "review" | "comment";
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
         * DependentsOut
         * @description What goes with a recipe when it is deleted, or loses it.
         */
        DependentsOut: {
            /** Favorites */
            Favorites: number;
            /**
             * Generations
             * @description Requests that made it; they stay, without a recipe.
             */
            Generations: number;
            /** Reviews */
            Reviews: number;
            /** Views */
            Views: number;
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
         * ExplainedOut
         * @description Why search finds a recipe, or does not.
         */
        ExplainedOut: {
            /** Id */
            ID: number;
            /**
             * Is In Index
             * @description Null: the engine did not answer.
             */
            Is_In_Index: boolean | null;
            /** Is Published */
            Is_Published: boolean;
            /**
             * Is Up To Date
             * @description Whether the document is what the row makes today; null where there is none.
             */
            Is_Up_To_Date: boolean | null;
            /**
             * Parked Reason
             * @description Why the engine refuses it.
             */
            Parked_Reason: string | null;
            /** Title */
            Title: string;
            /**
             * Verdict
             * @description A sentence: what is the case, and what helps.
             */
            Verdict: string;
            /**
             * Waiting
             * @description Changes of it in the outbox.
             */
            Waiting: number;
            /** Waiting Seconds */
            Waiting_Seconds: number | null;
        };
        /**
         * ExtensionIn
         * @description A word that means the same as another.
         */
        ExtensionIn: {
            /**
             * Same As
             * @example eggplant
             */
            Same_As: string;
            /**
             * Word
             * @example eggplant
             */
            Word: string;
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
         * FailedTaskOut
         * @description A task that the engine accepted and failed.
         */
        FailedTaskOut: {
            /** Finished At */
            Finished_At: string | null;
            /** Kind */
            Kind: string;
            /** Reason */
            Reason: string;
            /** Uid */
            Uid: number;
        };
        /**
         * FamilyIn
         * @description Words that mean the same.
         */
        FamilyIn: {
            /**
             * Words
             * @description 2 to 20, each of at most 40 characters.
             */
            Words: string[];
        };
        /**
         * FamilyOut
         * @description A family of staff.
         */
        FamilyOut: {
            /** Id */
            ID: number;
            /**
             * Updated At
             * Format: date-time
             */
            Updated_At: string;
            /** Words */
            Words: string[];
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
        /**
         * FindingsOut
         * @description What an index was like when the worker looked last.
         */
        FindingsOut: {
            /** Code Version */
            Code_Version: number;
            /**
             * Documents
             * @description Null: the index is missing.
             */
            Documents: number | null;
            /** Engine Version */
            Engine_Version: string;
            /** Failed Tasks */
            Failed_Tasks: components["schemas"]["FailedTaskOut"][];
            /** Is Healthy */
            Is_Healthy: boolean;
            /** Outdated Documents */
            Outdated_Documents: number | null;
            /** Parked */
            Parked: components["schemas"]["ParkedOut"][];
            /**
             * Rows
             * @description Published.
             */
            Rows: number;
            /** Settings Differences */
            Settings_Differences: components["schemas"]["SettingDifferenceOut"][];
            /** Settings Drift */
            Settings_Drift: string[];
            /** Trigger Drift */
            Trigger_Drift: string[];
        };
        /**
         * Flag
         * @description Which accounts are listed.
         * @enum {string}
         */
        Flag: "staff" | "master_chef";
        /**
         * FlagsIn
         * @description The flags as they are to be.
         */
        FlagsIn: {
            /** Is Master Chef */
            Is_Master_Chef: boolean;
            /** Is Staff */
            Is_Staff: boolean;
            /**
             * Reason
             * @default
             */
            Reason: string;
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
         * GenerateIn
         * @description What a member wants a recipe of. The rules behind it have sentences of their own.
         */
        GenerateIn: {
            /** Category Id */
            Category_ID?: number | null;
            /** Cuisine Id */
            Cuisine_ID?: number | null;
            /** Ingredients */
            Ingredients?: string[];
            /** Instructions Text */
            Instructions_Text?: string | null;
        };
        /**
         * GeneratedOut
         * @description The recipe: a draft of the member's.
         */
        GeneratedOut: {
            /** Recipe Id */
            Recipe_ID: number;
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
         * GenerationOut
         * @description A member's newest job. `message` says why there is no recipe, `Notes` how it came about, a sentence each.
         */
        GenerationOut: {
            /** Id */
            ID: number;
            Nearest: components["schemas"]["NearestOut"] | null;
            /** Notes */
            Notes: string[];
            /** Recipe Id */
            Recipe_ID: number | null;
            /**
             * Started At
             * Format: date-time
             */
            Started_At: string;
            /**
             * State
             * @enum {string}
             */
            State: "Queued" | "Composing" | "Checking" | "Saving" | "Done" | "Failed";
            /** Message */
            message: string | null;
        };
        /**
         * GenerationPageOut
         * @description A page of requests.
         */
        GenerationPageOut: {
            /**
             * Page
             * @description Counts from 1.
             */
            Page: number;
            /** Page Size */
            Page_Size: number;
            /** Rows */
            Rows: components["schemas"]["GenerationRowOut"][];
            /**
             * Total
             * @description Rows of all pages.
             */
            Total: number;
        };
        /**
         * GenerationRowOut
         * @description A request for a recipe.
         */
        GenerationRowOut: {
            /**
             * Attempts
             * @description How often a worker has begun it.
             */
            Attempts: number;
            /** Category Name */
            Category_Name: string;
            /**
             * Created At
             * Format: date-time
             */
            Created_At: string;
            /** Cuisine Name */
            Cuisine_Name: string;
            /** Failure Code */
            Failure_Code: string | null;
            /** Failure Text */
            Failure_Text: string | null;
            /** Finished At */
            Finished_At: string | null;
            /** Id */
            ID: number;
            /** Ingredients */
            Ingredients: string[];
            /** Instructions */
            Instructions: string;
            /** Member Id */
            Member_ID: number;
            /** Member Name */
            Member_Name: string;
            /** Recipe Id */
            Recipe_ID: number | null;
            State: components["schemas"]["JobState"];
        };
        /**
         * GuardFindingOut
         * @description What the halal guard says of one text of the record.
         */
        GuardFindingOut: {
            /** Reason */
            Reason: string;
            /** Status */
            Status: string;
            /** Substitute */
            Substitute: string | null;
            /** Text */
            Text: string;
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
         * HealthOut
         * @description Every index, and the latest jobs, the newest first.
         */
        HealthOut: {
            /** Indexes */
            Indexes: components["schemas"]["IndexHealthOut"][];
            /** Jobs */
            Jobs: components["schemas"]["JobOut"][];
        };
        /**
         * ImportOut
         * @description An import. Until it is confirmed, the counts say what it would come to.
         */
        ImportOut: {
            /** Allow Missing Steps */
            Allow_Missing_Steps: boolean;
            /**
             * Changed At
             * Format: date-time
             */
            Changed_At: string;
            /** Created */
            Created: number;
            /**
             * Created At
             * Format: date-time
             */
            Created_At: string;
            /** Doubtful */
            Doubtful: number;
            /** Duplicates */
            Duplicates: number;
            /** File Name */
            File_Name: string;
            /** Finished At */
            Finished_At: string | null;
            /**
             * Format
             * @description The systems that have written the file, comma-separated; empty until a record was read.
             */
            Format: string;
            /**
             * Has Files
             * @description Whether results and report can still be read; a week after the last step, or once discarded, they are gone.
             */
            Has_Files: boolean;
            /** Id */
            ID: number;
            /**
             * Problem
             * @description A sentence, if something is wrong with the file or the import has failed; else empty.
             */
            Problem: string;
            /** Publish */
            Publish: boolean;
            /** Published */
            Published: number;
            /** Records Done */
            Records_Done: number;
            /** Records Total */
            Records_Total: number | null;
            /**
             * Refusals
             * @description How many records are refused, by kind of reason.
             */
            Refusals: {
                [key: string]: number;
            };
            /** Refused */
            Refused: number;
            /** Size Bytes */
            Size_Bytes: number;
            /**
             * State
             * @enum {string}
             */
            State: "uploaded" | "checking" | "checked" | "importing" | "done" | "failed" | "discarded";
            /** Unchanged */
            Unchanged: number;
            /** Updated */
            Updated: number;
            /** Uploaded By */
            Uploaded_By: string | null;
        };
        /**
         * ImportsOut
         * @description A page of imports, the newest first. `next_before` is the `Before` of the next page, null on the last one.
         */
        ImportsOut: {
            /** Imports */
            Imports: components["schemas"]["ImportOut"][];
            /** Next Before */
            Next_Before: number | null;
        };
        /**
         * IndexHealthOut
         * @description An index. What waits is as of now; the findings are as of `Checked_At`.
         */
        IndexHealthOut: {
            /**
             * Checked At
             * @description Null: the worker has not looked yet.
             */
            Checked_At: string | null;
            Findings: components["schemas"]["FindingsOut"] | null;
            /** Name */
            Name: string;
            /** Oldest Seconds */
            Oldest_Seconds: number | null;
            /**
             * Problem
             * @description Why the engine could not be asked.
             */
            Problem: string | null;
            /** Runs */
            Runs: components["schemas"]["RunOut"][];
            /**
             * Waiting
             * @description Changes in the outbox.
             */
            Waiting: number;
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
        /**
         * JobIn
         * @description What to do to which index.
         */
        JobIn: {
            /**
             * Index Name
             * @example recipes
             */
            Index_Name: string;
            Kind: components["schemas"]["SearchJobKind"];
        };
        /**
         * JobOut
         * @description Work on an index that was asked for.
         */
        JobOut: {
            /**
             * Asked At
             * Format: date-time
             */
            Asked_At: string;
            /**
             * Done
             * @description Documents so far.
             */
            Done: number;
            /** Finished At */
            Finished_At: string | null;
            /** Id */
            ID: number;
            /** Index Name */
            Index_Name: string;
            Kind: components["schemas"]["SearchJobKind"];
            /** Outcome */
            Outcome: string;
            State: components["schemas"]["SearchJobState"];
            /** Total */
            Total: number | null;
        };
        /**
         * JobState
         * @description How far a job has come.
         * @enum {string}
         */
        JobState: "queued" | "composing" | "checking" | "saving" | "done" | "failed";
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
         * Kind
         * @description What a reading is about.
         * @enum {string}
         */
        Kind: "Time" | "Difficulty" | "Occasion" | "Cuisine" | "Diet" | "Allergen" | "Nutrition" | "Servings" | "Without" | "Translation" | "Counterpart";
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
         * ListedRecipe
         * @description A card of the list.
         */
        ListedRecipe: {
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
             * Found By
             * @description Why it is there, where its name does not show it: an ingredient, or the word it was taken for.
             * @example with tahini
             */
            Found_By: string | null;
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
         * LookupKind
         * @description Which list a name is in.
         * @enum {string}
         */
        LookupKind: "cuisine" | "category" | "ingredient";
        /**
         * LookupPageOut
         * @description A page of one list.
         */
        LookupPageOut: {
            /**
             * Page
             * @description Counts from 1.
             */
            Page: number;
            /** Page Size */
            Page_Size: number;
            /** Rows */
            Rows: components["schemas"]["LookupRowOut"][];
            /**
             * Total
             * @description Rows of all pages.
             */
            Total: number;
        };
        /**
         * LookupRowOut
         * @description A cuisine, a category or an ingredient.
         */
        LookupRowOut: {
            /**
             * Code
             * @description What filters and addresses have; it never changes. Null of ingredients.
             */
            Code: string | null;
            /** Id */
            ID: number;
            /**
             * Name
             * @description What the site shows.
             */
            Name: string;
            /**
             * Recipes
             * @description Recipes that have it, drafts included; null of ingredients, to which recipes don't refer.
             */
            Recipes: number | null;
        };
        /**
         * MessagePageOut
         * @description A page of messages.
         */
        MessagePageOut: {
            /**
             * Page
             * @description Counts from 1.
             */
            Page: number;
            /** Page Size */
            Page_Size: number;
            /** Rows */
            Rows: components["schemas"]["MessageRowOut"][];
            /**
             * Total
             * @description Rows of all pages.
             */
            Total: number;
        };
        /**
         * MessageRowOut
         * @description A message, as it was written.
         */
        MessageRowOut: {
            /** Answered At */
            Answered_At: string | null;
            /**
             * Created At
             * Format: date-time
             */
            Created_At: string;
            /** Email */
            Email: string;
            /** Id */
            ID: number;
            /** Message */
            Message: string;
            /** Name */
            Name: string;
            /** Subject */
            Subject: string;
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
         * NearestOut
         * @description The nearest request that makes a dish of the ingredients, and the dish.
         */
        NearestOut: {
            /** Category Id */
            Category_ID: number;
            /** Cuisine Id */
            Cuisine_ID: number;
            /** Title */
            Title: string;
        };
        /**
         * OutcomeOut
         * @description What became of one item.
         */
        OutcomeOut: {
            /**
             * Code
             * @description Why it is as it was; null when it is done.
             */
            Code: string | null;
            /** Id */
            ID: number;
            /** Is Done */
            Is_Done: boolean;
            Kind: components["schemas"]["DecidedKind"];
            /**
             * Message
             * @description The same in a sentence; empty when it is done.
             */
            Message: string;
        };
        /**
         * OutcomesOut
         * @description What became of each item, in the order in which they were sent.
         */
        OutcomesOut: {
            /** Outcomes */
            Outcomes: components["schemas"]["OutcomeOut"][];
        };
        /**
         * OverviewOut
         * @description What waits for staff, by kind.
         */
        OverviewOut: {
            Comments: components["schemas"]["WaitingOut"];
            /** @description Checked files, to be confirmed or discarded. */
            Imports: components["schemas"]["WaitingOut"];
            /** @description Not marked as answered. */
            Messages: components["schemas"]["WaitingOut"];
            /** @description Drafts of members. */
            Recipes: components["schemas"]["WaitingOut"];
            Reviews: components["schemas"]["WaitingOut"];
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
         * ParkedOut
         * @description A document that the engine refuses.
         */
        ParkedOut: {
            /** Id */
            ID: number;
            /** Reason */
            Reason: string;
        };
        /**
         * PeriodOut
         * @description A period, with its first and last day (UTC).
         */
        PeriodOut: {
            /**
             * First
             * Format: date
             */
            First: string;
            /**
             * Last
             * Format: date
             */
            Last: string;
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
         * Published
         * @description Which ones are listed.
         * @enum {string}
         */
        Published: "yes" | "no";
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
         * RecipeOrder
         * @description What comes first.
         * @enum {string}
         */
        RecipeOrder: "newest" | "changed" | "title" | "views";
        /**
         * RecipePageOut
         * @description A page of recipes.
         */
        RecipePageOut: {
            /**
             * Page
             * @description Counts from 1.
             */
            Page: number;
            /** Page Size */
            Page_Size: number;
            /** Rows */
            Rows: components["schemas"]["RecipeRowOut"][];
            /**
             * Total
             * @description Rows of all pages.
             */
            Total: number;
        };
        /**
         * RecipeRowOut
         * @description A recipe in the list.
         */
        RecipeRowOut: {
            /** Average Rating */
            Average_Rating: number;
            /** Category Name */
            Category_Name: string | null;
            /**
             * Created At
             * Format: date-time
             */
            Created_At: string;
            /** Cuisine Name */
            Cuisine_Name: string | null;
            /** Id */
            ID: number;
            /** Image Url */
            Image_URL: string | null;
            /** Is Published */
            Is_Published: boolean;
            /** Owner Id */
            Owner_ID: number;
            /** Owner Name */
            Owner_Name: string;
            /** Review Count */
            Review_Count: number;
            Source: components["schemas"]["Source"];
            /** Source Url */
            Source_URL: string | null;
            /** Title */
            Title: string;
            /**
             * Updated At
             * Format: date-time
             */
            Updated_At: string;
            /** View Count */
            View_Count: number;
        };
        /**
         * RecipeSearchOut
         * @description One page of recipes.
         */
        RecipeSearchOut: {
            /** @description Only for a list of what one has (`Have`). */
            At_Hand: components["schemas"]["CookableOut"] | null;
            Counterpart: components["schemas"]["CounterpartOut"] | null;
            /**
             * Degraded
             * @description True while the database answers in the search engine's place.
             */
            Degraded: boolean;
            /** Hasmore */
            HasMore: boolean;
            /** Recipes */
            Recipes: components["schemas"]["ListedRecipe"][];
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
            /**
             * Understood
             * @description How the text was read, in its order; the rest was searched as words.
             */
            Understood: components["schemas"]["UnderstoodOut"][];
            /** @description Where nothing was found and leaving out one reading would not help: without all that hide recipes. */
            Without_Any: components["schemas"]["WithoutAnyOut"] | null;
        };
        /**
         * RecordOut
         * @description The result for one record of the file.
         */
        RecordOut: {
            /** Changes */
            Changes: components["schemas"]["ChangeOut"][];
            /** File */
            File: string;
            /** Is Doubtful */
            Is_Doubtful: boolean;
            /** Is Published */
            Is_Published: boolean;
            /** Kind */
            Kind: string;
            /** Line */
            Line: number;
            /** Lines */
            Lines: components["schemas"]["GuardFindingOut"][];
            /** Name */
            Name: string;
            /** Reason */
            Reason: string;
            /** Result */
            Result: string;
        };
        /**
         * RecordsOut
         * @description A page of records in the order of the file. `next_after` is the `After` of the next page, null on the last one.
         *
         *     A page may hold fewer records than the next one.
         */
        RecordsOut: {
            /** Next After */
            Next_After: number | null;
            /** Records */
            Records: components["schemas"]["RecordOut"][];
        };
        /**
         * RenameIn
         * @description The new name.
         */
        RenameIn: {
            /** Name */
            Name: string;
            /**
             * Reason
             * @default
             */
            Reason: string;
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
         * RunOut
         * @description The last time that an index was drained, rebuilt or reconciled.
         */
        RunOut: {
            /**
             * Finished At
             * Format: date-time
             */
            Finished_At: string;
            /** Kind */
            Kind: string;
            /** Outcome */
            Outcome: string;
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
         * SearchJobKind
         * @description What staff can have done to an index.
         * @enum {string}
         */
        SearchJobKind: "rebuild" | "reconcile" | "settings" | "check";
        /**
         * SearchJobState
         * @description How far a job has come.
         * @enum {string}
         */
        SearchJobState: "queued" | "running" | "done" | "failed";
        /**
         * SearchedTextOut
         * @description A text, and how searches for it ended.
         */
        SearchedTextOut: {
            /** Before */
            Before: number;
            /** Found Nothing */
            Found_Nothing: number;
            /**
             * Relaxed
             * @description Recipes were found with fewer words only.
             */
            Relaxed: number;
            /** Searches */
            Searches: number;
            /** Text */
            Text: string;
        };
        /**
         * SearchesOut
         * @description A page of texts.
         */
        SearchesOut: {
            /** Before */
            Before: number;
            /**
             * Days
             * @description Searches by day from the first to the last.
             */
            Days: number[];
            /** Found Nothing Days */
            Found_Nothing_Days: number[];
            Period: components["schemas"]["PeriodOut"];
            Period_Before: components["schemas"]["PeriodOut"];
            /** Relaxed Days */
            Relaxed_Days: number[];
            /** Searches */
            Searches: number;
            /**
             * Text Count
             * @description On all pages.
             */
            Text_Count: number;
            /** Texts */
            Texts: components["schemas"]["SearchedTextOut"][];
        };
        /**
         * SettingDifferenceOut
         * @description A part of a setting that the engine has otherwise than it should, both as JSON; empty where it is missing.
         */
        SettingDifferenceOut: {
            /** Actual */
            Actual: string;
            /** Setting */
            Setting: string;
            /** Wanted */
            Wanted: string;
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
         * Source
         * @description Where a recipe came from.
         * @enum {string}
         */
        Source: "import" | "member";
        /**
         * StaffLeftOut
         * @description The cookie of the staff pages is gone.
         */
        StaffLeftOut: {
            /** Left */
            Left: boolean;
        };
        /**
         * StaffSessionOut
         * @description The signed-in member of staff.
         */
        StaffSessionOut: {
            /** Email */
            Email: string;
            /** Id */
            ID: number;
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
         * SubjectViewsOut
         * @description Views of a recipe, blog, cuisine, category or author.
         */
        SubjectViewsOut: {
            /**
             * Before
             * @description In the period before.
             */
            Before: number;
            /**
             * Days
             * @description By day from the first to the last; of the five most viewed only.
             */
            Days: number[] | null;
            /**
             * Id
             * @description 0 for recipes without a cuisine or category.
             */
            ID: number;
            /** Name */
            Name: string;
            /** Views */
            Views: number;
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
        /**
         * SynonymsOut
         * @description All families.
         */
        SynonymsOut: {
            /**
             * Own
             * @description Those of staff, the latest first.
             */
            Own: components["schemas"]["FamilyOut"][];
            /**
             * Shipped
             * @description Those of `search-config`, which only a release changes.
             */
            Shipped: string[][];
        };
        /** TagOut */
        TagOut: {
            /** Id */
            ID: number;
            /** Name */
            Name: string;
        };
        /**
         * TakeBackIn
         * @description Decisions to take back.
         */
        TakeBackIn: {
            /** Items */
            Items: components["schemas"]["DecidedItemIn"][];
        };
        /**
         * UnderstoodOut
         * @description Words of a search text, and what they were read as.
         */
        UnderstoodOut: {
            Kind: components["schemas"]["Kind"];
            /**
             * Label
             * @example Under 30 min
             */
            Label: string;
            /**
             * Text
             * @description The words as they were typed; goes into `As_Words`.
             * @example under 30 minutes
             */
            Text: string;
            /**
             * Text Without It
             * @description The text without these words.
             * @example chicken soup
             */
            Text_Without_It: string;
            /**
             * Total Without It
             * @description Where nothing was found: how many recipes there are without this reading. Null otherwise.
             */
            Total_Without_It: number | null;
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
         * UserPageOut
         * @description A page of accounts.
         */
        UserPageOut: {
            /**
             * Page
             * @description Counts from 1.
             */
            Page: number;
            /** Page Size */
            Page_Size: number;
            /** Rows */
            Rows: components["schemas"]["UserRowOut"][];
            /**
             * Total
             * @description Rows of all pages.
             */
            Total: number;
        };
        /**
         * UserRowOut
         * @description An account in the list.
         */
        UserRowOut: {
            /** Credits */
            Credits: number;
            /** Email */
            Email: string;
            /** Id */
            ID: number;
            /** Is Master Chef */
            Is_Master_Chef: boolean;
            /**
             * Is Own
             * @description True for the site's own accounts, which have no sign-in.
             */
            Is_Own: boolean;
            /** Is Staff */
            Is_Staff: boolean;
            /** Name */
            Name: string;
            /** Picture Url */
            Picture_URL: string | null;
            /**
             * Since
             * Format: date-time
             */
            Since: string;
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
        /**
         * ViewsOut
         * @description A page of subjects, most viewed first.
         */
        ViewsOut: {
            /** Before */
            Before: number;
            /**
             * Days
             * @description Of all subjects, by day from the first to the last.
             */
            Days: number[];
            Period: components["schemas"]["PeriodOut"];
            Period_Before: components["schemas"]["PeriodOut"];
            /**
             * Subject Count
             * @description On all pages.
             */
            Subject_Count: number;
            /** Subjects */
            Subjects: components["schemas"]["SubjectViewsOut"][];
            /**
             * Views
             * @description Of all subjects.
             */
            Views: number;
        };
        /**
         * WaitingItemOut
         * @description A review, comment or draft that waits for staff.
         */
        WaitingItemOut: {
            /**
             * About
             * @description Title of the recipe or blog.
             */
            About: string;
            /**
             * About Url
             * @description Path of its page.
             */
            About_URL: string;
            /**
             * Concerns
             * @description Why it waits: the checker's reasons, or what the halal guard says of a recipe.
             */
            Concerns: string[];
            /** Id */
            ID: number;
            /**
             * Is Overdue
             * @description Whether it has waited longer than members are told; never of a recipe.
             */
            Is_Overdue: boolean;
            Kind: components["schemas"]["DecidedKind"];
            /** Member Id */
            Member_ID: number;
            /** Member Name */
            Member_Name: string;
            /**
             * Rating
             * @description Stars of a review.
             */
            Rating: number | null;
            /**
             * Since
             * Format: date-time
             */
            Since: string;
            /**
             * Texts
             * @description What the member wrote, without empty fields; of a recipe its description, ingredients and steps.
             */
            Texts: string[];
        };
        /**
         * WaitingListOut
         * @description What waits, oldest first.
         */
        WaitingListOut: {
            /** Items */
            Items: components["schemas"]["WaitingItemOut"][];
            /** Overdue */
            Overdue: number;
            /**
             * Waiting
             * @description How many wait in all, of the kinds asked for.
             */
            Waiting: number;
        };
        /**
         * WaitingOut
         * @description How many wait for staff.
         */
        WaitingOut: {
            /**
             * Overdue
             * @description Of these, how many have waited longer than members are told; null where they are told nothing.
             */
            Overdue: number | null;
            /** Waiting */
            Waiting: number;
        };
        /**
         * WithoutAnyOut
         * @description What is left of a text whose readings hide every recipe together.
         */
        WithoutAnyOut: {
            /**
             * Text
             * @description The text without the words of any of them.
             * @example lamb stew
             */
            Text: string;
            /** Total */
            Total: number;
        };
        /**
         * PublishIn
         * @description Whether the blog is to be public.
         */
        api__blogs__schemas__PublishIn: {
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
        api__blogs__schemas__PublishedOut: {
            /** Is Published */
            Is_Published: boolean;
            /** Slug */
            Slug: string;
        };
        /**
         * PublishIn
         * @description Publish or unpublish.
         */
        api__staff__publishing__PublishIn: {
            /** Publish */
            Publish: boolean;
            /**
             * Reason
             * @default
             */
            Reason: string;
        };
        /**
         * PublishedOut
         * @description How it is now.
         */
        api__staff__publishing__PublishedOut: {
            /** Id */
            ID: number;
            /** Is Published */
            Is_Published: boolean;
        };
        /**
         * DeletedOut
         * @description It is gone.
         */
        api__staff__recipes__schemas__DeletedOut: {
            /** Id */
            ID: number;
        };
        /**
         * DeletedOut
         * @description The family is gone.
         */
        api__staff__search_care__schemas__DeletedOut: {
            /** Deleted */
            Deleted: boolean;
        };
        /**
         * CreditsOut
         * @description The newest movements of an account, at most 50.
         */
        api__staff__users__schemas__CreditsOut: {
            /** Credits */
            Credits: number;
            /** Entries */
            Entries: components["schemas"]["CreditEntryOut"][];
        };
        /** CreditsOut */
        api__users__schemas__CreditsOut: {
            /** Remaining Credits */
            Remaining_Credits: number;
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
                "application/json": components["schemas"]["api__blogs__schemas__PublishIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["api__blogs__schemas__PublishedOut"];
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
    generate_recipe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedOut"];
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
            /** @description The member has fewer credits than this costs. The ingredients make no dish of the cuisine and category; the sentence names the nearest that works. The halal guard refuses what was generated. */
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
            /** @description A part that the answer needs does not respond. Trying again later makes sense. The generator gave no usable recipe. Trying again may help. The recipe is not ready yet. The job goes on. */
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
    show_generation: {
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
                    "application/json": components["schemas"]["GenerationOut"] | null;
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
                /** @description Texts of `Understood` that are searched as they stand, comma-separated. */
                As_Words?: string;
                /** @description Foods at hand, comma-separated: the recipes come by how much of what they need that is. */
                Have?: string;
                /** @description Codes or names, comma-separated. */
                Cuisines?: string;
                /** @description Codes or names, comma-separated. */
                Categories?: string;
                /** @description Of Quick, Easy, Medium, Hard; comma-separated. */
                Difficulty_Levels?: string;
                /** @description Of Under 15 min, Under 30 min, Under 1 hour, Under 2 hours; comma-separated. */
                Times?: string;
                /** @description Of Vegan, Vegetarian, Gluten-free, Dairy-free, Egg-free, Nut-free; comma-separated. */
                Diets?: string;
                /** @description Of No milk, No eggs, No gluten, No nuts, No peanuts, No sesame, No soybeans, No fish, No crustaceans; comma-separated. */
                Without?: string;
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
    list_similar: {
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
                    "application/json": components["schemas"]["RecipeCard"][];
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
    show_activity: {
        parameters: {
            query?: {
                /** @description 30 days up to the last, if not given. */
                From?: string | null;
                /** @description The last day (UTC); today if not given. */
                To?: string | null;
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
                    "application/json": components["schemas"]["ActivitiesOut"];
                };
            };
            /** @description The period ends before it begins, is too long, or lies outside all that can be counted. */
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
    download_activity: {
        parameters: {
            query?: {
                /** @description 30 days up to the last, if not given. */
                From?: string | null;
                /** @description The last day (UTC); today if not given. */
                To?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A table in UTF-8 with a byte order mark; texts that begin like a formula have an apostrophe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The period ends before it begins, is too long, or lies outside all that can be counted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/csv": components["schemas"]["ErrorBody"];
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
    show_searches: {
        parameters: {
            query?: {
                /** @description 30 days up to the last, if not given. */
                From?: string | null;
                /** @description The last day (UTC); today if not given. */
                To?: string | null;
                Limit?: number;
                Offset?: number;
                /** @description Only texts that were not met in full, those that failed most first. */
                Failed?: boolean;
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
                    "application/json": components["schemas"]["SearchesOut"];
                };
            };
            /** @description The period ends before it begins, is too long, or lies outside all that can be counted. */
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
    download_searches: {
        parameters: {
            query?: {
                /** @description 30 days up to the last, if not given. */
                From?: string | null;
                /** @description The last day (UTC); today if not given. */
                To?: string | null;
                Failed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A table in UTF-8 with a byte order mark; texts that begin like a formula have an apostrophe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The period ends before it begins, is too long, or lies outside all that can be counted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/csv": components["schemas"]["ErrorBody"];
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
    show_views: {
        parameters: {
            query?: {
                /** @description 30 days up to the last, if not given. */
                From?: string | null;
                /** @description The last day (UTC); today if not given. */
                To?: string | null;
                Limit?: number;
                Offset?: number;
                By?: components["schemas"]["By"];
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
                    "application/json": components["schemas"]["ViewsOut"];
                };
            };
            /** @description The period ends before it begins, is too long, or lies outside all that can be counted. */
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
    download_views: {
        parameters: {
            query?: {
                /** @description 30 days up to the last, if not given. */
                From?: string | null;
                /** @description The last day (UTC); today if not given. */
                To?: string | null;
                By?: components["schemas"]["By"];
                /** @description A line for each day of the 100 most viewed, instead of their sums. */
                Per_Day?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A table in UTF-8 with a byte order mark; texts that begin like a formula have an apostrophe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The period ends before it begins, is too long, or lies outside all that can be counted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/csv": components["schemas"]["ErrorBody"];
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
    list_audit_entries: {
        parameters: {
            query?: {
                Via?: components["schemas"]["AuditVia"] | null;
                Actor_ID?: number | null;
                Action?: string | null;
                Subject_Kind?: string | null;
                Subject_ID?: number | null;
                /** @description Pages have 50 rows. */
                Page?: number;
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
                    "application/json": components["schemas"]["AuditPageOut"];
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
    list_staff_blogs: {
        parameters: {
            query?: {
                Search?: string;
                Published?: components["schemas"]["Published"] | null;
                /** @description Pages have 50 rows. */
                Page?: number;
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
                    "application/json": components["schemas"]["BlogPageOut"];
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
    publish_staff_blog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A blog's number. */
                blog_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["api__staff__publishing__PublishIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["api__staff__publishing__PublishedOut"];
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
            /** @description The member does not have the flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such row, or no more. */
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
    list_staff_generations: {
        parameters: {
            query?: {
                Search?: string;
                State?: components["schemas"]["JobState"] | null;
                /** @description Pages have 50 rows. */
                Page?: number;
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
                    "application/json": components["schemas"]["GenerationPageOut"];
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
    list_imports: {
        parameters: {
            query?: {
                Before?: number | null;
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
                    "application/json": components["schemas"]["ImportsOut"];
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
    upload_import: {
        parameters: {
            query?: {
                File_Name?: string;
                Allow_Missing_Steps?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOut"];
                };
            };
            /** @description The body has no bytes. */
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
            /** @description The file has more bytes than an import takes. */
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
            /** @description The file can't be stored: the disk is full or broken. Trying again later makes sense. */
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
    show_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An import's number. */
                import_id: number;
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
                    "application/json": components["schemas"]["ImportOut"];
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
            /** @description There is no such import. */
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
    discard_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An import's number. */
                import_id: number;
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
                    "application/json": components["schemas"]["ImportOut"];
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
            /** @description There is no such import. */
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
            /** @description Only an import that was checked, and not confirmed or discarded yet, can be confirmed or discarded. */
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
    confirm_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An import's number. */
                import_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOut"];
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
            /** @description The member does not have the flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such import. */
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
            /** @description Only an import that was checked, and not confirmed or discarded yet, can be confirmed or discarded. */
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
    list_import_records: {
        parameters: {
            query?: {
                Outcome?: ("created" | "updated" | "unchanged" | "refused" | "duplicate" | "doubtful") | null;
                Kind?: string | null;
                After?: number;
            };
            header?: never;
            path: {
                /** @description An import's number. */
                import_id: number;
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
                    "application/json": components["schemas"]["RecordsOut"];
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
            /** @description There is no such import. */
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
    download_import_report: {
        parameters: {
            query?: {
                Form?: "csv" | "json";
            };
            header?: never;
            path: {
                /** @description An import's number. */
                import_id: number;
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
                    "application/json": unknown[];
                    "text/csv": string;
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
            /** @description There is no such import. */
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
    list_staff_lookups: {
        parameters: {
            query?: {
                Search?: string;
                /** @description Pages have 50 rows. */
                Page?: number;
            };
            header?: never;
            path: {
                kind: components["schemas"]["LookupKind"];
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
                    "application/json": components["schemas"]["LookupPageOut"];
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
    rename_lookup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["LookupKind"];
                /** @description The row's number. */
                lookup_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupRowOut"];
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
            /** @description The member does not have the flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such row, or no more. */
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
            /** @description The name breaks a rule of the list. Another row of the list has the name. */
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
    list_staff_messages: {
        parameters: {
            query?: {
                Search?: string;
                Answered?: components["schemas"]["Published"] | null;
                /** @description Pages have 50 rows. */
                Page?: number;
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
                    "application/json": components["schemas"]["MessagePageOut"];
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
    mark_staff_message: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The message's number. */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnsweredIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRowOut"];
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
            /** @description The member does not have the flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such row, or no more. */
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
    list_waiting: {
        parameters: {
            query?: {
                /** @description All kinds without it. */
                Kind?: components["schemas"]["DecidedKind"] | null;
                Limit?: number;
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
                    "application/json": components["schemas"]["WaitingListOut"];
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
    decide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomesOut"];
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
    take_back_decisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomesOut"];
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
    show_overview: {
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
                    "application/json": components["schemas"]["OverviewOut"];
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
    list_staff_recipes: {
        parameters: {
            query?: {
                Search?: string;
                Cuisine?: string | null;
                Category?: string | null;
                Published?: components["schemas"]["Published"] | null;
                Source?: components["schemas"]["Source"] | null;
                Order?: components["schemas"]["RecipeOrder"];
                /** @description Pages have 50 rows. */
                Page?: number;
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
                    "application/json": components["schemas"]["RecipePageOut"];
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
    delete_staff_recipe: {
        parameters: {
            query: {
                Reason: string;
            };
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
                    "application/json": components["schemas"]["api__staff__recipes__schemas__DeletedOut"];
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
            /** @description There is no such row, or no more. */
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
    show_dependents: {
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
                    "application/json": components["schemas"]["DependentsOut"];
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
            /** @description There is no such row, or no more. */
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
    publish_staff_recipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A recipe's number. */
                recipe_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["api__staff__publishing__PublishIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["api__staff__publishing__PublishedOut"];
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
            /** @description The member does not have the flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such row, or no more. */
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
            /** @description The recipe must not be published; the sentence tells its author why. */
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
    explain: {
        parameters: {
            query?: {
                /** @description A number, a slug or words of a title. */
                Recipe?: string;
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
                    "application/json": components["schemas"]["ExplainedOut"][];
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
    show_health: {
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
                    "application/json": components["schemas"]["HealthOut"];
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
    ask_for_job: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOut"];
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
            /** @description The member does not have the flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No index has this name. */
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
    show_synonyms: {
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
                    "application/json": components["schemas"]["SynonymsOut"];
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
    add_family: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyOut"];
                };
            };
            /** @description The words can't be a family of synonyms; the sentence says why. */
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
    extend_family: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtensionIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyOut"];
                };
            };
            /** @description The words can't be a family of synonyms; the sentence says why. */
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
    change_family: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A family's number. */
                synonym_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyOut"];
                };
            };
            /** @description The words can't be a family of synonyms; the sentence says why. */
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
            /** @description There is no family with this number. */
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
    delete_family: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A family's number. */
                synonym_id: number;
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
                    "application/json": components["schemas"]["api__staff__search_care__schemas__DeletedOut"];
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
            /** @description There is no family with this number. */
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
    show_staff_session: {
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
                    "application/json": components["schemas"]["StaffSessionOut"];
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
    enter_staff_pages: {
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
                    "application/json": components["schemas"]["StaffSessionOut"];
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
            /** @description The body has more bytes than the endpoint reads. */
            413: {
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
    leave_staff_pages: {
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
                    "application/json": components["schemas"]["StaffLeftOut"];
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
            /** @description The body has more bytes than the endpoint reads. */
            413: {
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
    list_staff_users: {
        parameters: {
            query?: {
                Search?: string;
                Flag?: components["schemas"]["Flag"] | null;
                /** @description Pages have 50 rows. */
                Page?: number;
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
                    "application/json": components["schemas"]["UserPageOut"];
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
    show_credits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An account's number. */
                user_id: number;
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
                    "application/json": components["schemas"]["api__staff__users__schemas__CreditsOut"];
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
            /** @description There is no such row, or no more. */
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
    move_credits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An account's number. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditsIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["api__staff__users__schemas__CreditsOut"];
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
            /** @description The member does not have the flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such row, or no more. */
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
            /** @description The member has fewer credits than this costs. The account is one of the site's own. */
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
    change_flags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An account's number. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagsIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRowOut"];
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
            /** @description The member does not have the flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such row, or no more. */
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
            /** @description Staff take the flag from their own account. The account is one of the site's own. */
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
                    "application/json": components["schemas"]["api__users__schemas__CreditsOut"];
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
