"""Many rows in every large table, by SQL alone: seconds for tens of thousands of recipes, minutes for a million."""

from sqlalchemy import text
from sqlalchemy.orm import Session

from core.search.indexes.recipes import INDEX as RECIPES
from core.search.standby.shape import read_shape
from core.settings import SEARCH_CONFIG_DIR

FOODS = "(ARRAY['lentils','rice','onions','tomatoes','chicken','lemons','butter','cumin','spinach','almonds','dates'])"
FILLS = (
    """INSERT INTO users (email, full_name)
    SELECT 'member-' || number || '@sufra.invalid', 'Member ' || number FROM generate_series(1, :members) AS number""",
    """INSERT INTO cuisines (code, name, display_name)
    SELECT 'C' || chr(65 + number / 10) || chr(65 + number % 10), 'Cuisine ' || number, 'Cuisine ' || number
    FROM generate_series(1, 40) AS number""",
    """INSERT INTO categories (code, short_name, icon, sort_order)
    SELECT 'K' || chr(65 + number / 10) || chr(65 + number % 10), 'Category ' || number, 'bowl', number
    FROM generate_series(1, 12) AS number""",
    """INSERT INTO tags (name) SELECT 'tag ' || number FROM generate_series(1, 500) AS number""",
    """INSERT INTO images (hash, kind, width_px, height_px, blurhash)
    SELECT md5(number::text), '4:3', 800, 600, 'LEHV6nWB'
    FROM generate_series(1, :recipes / 4) AS number""",
    """INSERT INTO recipes (slug, short_code, short_title, long_title, description, cuisine_id, category_id, difficulty,
        total_minutes, owner_id, preview_image_id, is_published, published_at, view_count, popularity, updated_at)
    SELECT 'dish-' || number, 'A' || lpad(to_hex(number), 6, '0'), 'Dish ' || number,
        'Dish ' || number || ' with ' || {foods}[1 + number % 11], repeat('A dish that warms. ', 8),
        1 + number % 40, 1 + number % 12, 'Easy', 5 + number % 100, 1 + number % :members,
        CASE number % 4 WHEN 0 THEN number / 4 END, number % 50 > 0, CASE WHEN number % 50 > 0 THEN now() END,
        number % 997, number % 9973, now() - number * interval '1 minute'
    FROM generate_series(1, :recipes) AS number""",
    """INSERT INTO recipe_ingredients (recipe_id, sort_order, name)
    SELECT recipe, line, {foods}[1 + (recipe + line * 5) % 11]
    FROM generate_series(1, :recipes) AS recipe, generate_series(1, 3) AS line""",
    """INSERT INTO recipe_steps (recipe_id, step_number, instruction_text)
    SELECT recipe, step, 'Cook it slowly until it is soft.'
    FROM generate_series(1, :recipes) AS recipe, generate_series(1, 2) AS step""",
    """INSERT INTO recipe_tags (recipe_id, tag_id)
    SELECT number, 1 + number % 500 FROM generate_series(1, :recipes) AS number""",
    """INSERT INTO recipe_labels (recipe_id, version, labels, suitable_diets, allergens_not_found, made_at)
    SELECT number, 'now', jsonb_build_object('version', 'now'), '{vegan}', '{fish}', now()
    FROM generate_series(1, :recipes - 3) AS number""",
    """INSERT INTO recipe_view_days (recipe_id, day, views)
    SELECT recipe, current_date - day, 3 FROM generate_series(1, :recipes) AS recipe, generate_series(1, 2) AS day""",
    """INSERT INTO favorites (member_id, recipe_id)
    SELECT 1 + number % :members, 1 + number::bigint * 7919 % :recipes FROM generate_series(1, :recipes) AS number
    ON CONFLICT DO NOTHING""",
    """INSERT INTO reviews (recipe_id, member_id, rating, state, moderated_at)
    SELECT 1 + number::bigint * 7919 % :recipes, 1 + number % :members, 5, 'approved', now()
    FROM generate_series(1, :recipes) AS number ON CONFLICT DO NOTHING""",
    """INSERT INTO blogs (slug, title, excerpt, content, author_id, is_published, published_at)
    SELECT 'blog-' || number, 'Blog ' || number, 'Of dishes.', repeat('Of dishes. ', 60), 1 + number % :members, true,
        now() - number * interval '1 minute' FROM generate_series(1, :recipes / 4) AS number""",
    """INSERT INTO comments (blog_id, member_id, comment_text, state, moderated_at)
    SELECT 1 + number % (:recipes / 4), 1 + number % :members, 'Good ' || number, 'approved', now()
    FROM generate_series(1, :recipes) AS number""",
    """INSERT INTO mails (kind, user_id, state, settled_at, created_at)
    SELECT 'password_changed', 1 + number % :members, 'sent', now() - number * interval '1 minute',
        now() - number * interval '1 minute'
    FROM generate_series(1, :recipes) AS number""",
    """INSERT INTO credit_entries (user_id, amount, balance_after, reason)
    SELECT 1 + number % :members, 1, 1, 'welcome' FROM generate_series(1, :recipes) AS number""",
    """INSERT INTO audit_entries (via, actor_id, action, subject_kind, subject_id, before, after)
    SELECT 'desk', 1 + number % :members, 'publish', 'recipe', number, '{}', '{}'
    FROM generate_series(1, :recipes) AS number""",
    """INSERT INTO search_outbox (index_name, document_id, is_bulk, is_gone)
    SELECT 'recipes', number, true, number % 1000 = 0 FROM generate_series(1, :recipes) AS number""",
    """INSERT INTO standby_texts (index_name, document_id, shape, content_hash, words, facts, custom_order)
    SELECT 'recipes', number, :shape, 'hash' || number,
        to_tsvector('simple', 'dish d' || number || ' ' || {foods}[1 + number % 11]),
        jsonb_build_object('Cuisine_Name', jsonb_build_array('Cuisine ' || (1 + number % 40))),
        ARRAY[0, 0, number % 9973]::float8[] FROM generate_series(1, :recipes) AS number""",
    """INSERT INTO standby_words (index_name, word, slips)
    SELECT 'recipes', 'd' || number, '{}'::integer[] FROM generate_series(1, :recipes) AS number
    UNION ALL SELECT 'recipes', word, '{}'::integer[] FROM unnest({foods} || 'dish'::text) AS word""",
    """INSERT INTO standby_foods (index_name, food, document_id, need, needed)
    SELECT 'recipes', {foods}[1 + (recipe + line * 5) % 11], recipe, line, 3
    FROM generate_series(1, :recipes) AS recipe, generate_series(1, 3) AS line""",
    """INSERT INTO popular_recipes (rank, recipe_id) SELECT number, number FROM generate_series(1, 12) AS number""",
)


def fill_tables(session: Session, recipes: int) -> None:
    """Fill empty tables with so many recipes and what belongs to them. Needs a superuser.

    Every table that a request reads has as many rows, or a fraction of them. Triggers and foreign keys do nothing
    meanwhile. The caller commits and analyzes.
    """
    session.execute(text("SET LOCAL statement_timeout = 0"))
    session.execute(text("SET LOCAL session_replication_role = replica"))
    numbers = {"recipes": recipes, "members": recipes // 4, "shape": read_shape(RECIPES, SEARCH_CONFIG_DIR).digest}
    for statement in FILLS:
        filled = text(statement.replace("{foods}", FOODS))
        session.execute(filled, {name: numbers[name] for name in filled.compile().params})
