import { useState } from "react";

import type { RecipeSearch } from "@/shared/config/recipe-search";

import type { Counts } from "../live-parts";
import { isTicked, type FilterGroup, type FilterOption } from "./filter-groups";

/** The options of a lookup by what they find: the ticked first, those without a recipe last, equals in the lookup's order.
 *
 * A filter that lists its values itself keeps their order: they are a scale.
 */
export function orderedOptions(group: FilterGroup, recipes: Counts["recipes"], search: RecipeSearch): readonly FilterOption[] {
  if (typeof group.filter.values !== "string") return group.options;
  const rank = (option: FilterOption) => (isTicked(search, group, option) ? Infinity : (recipes[option.facet] ?? 0));
  return [...group.options].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one)));
}

/** The options in the order that the counts gave them first: ticking a box changes counts, but moves nothing.
 *
 * They are ordered anew for another text, and when `round` changes.
 */
export function useSteadyOrder(
  group: FilterGroup,
  counts: Counts | null,
  search: RecipeSearch,
  round: number,
): readonly FilterOption[] {
  const occasion = `${round} ${search.text}`;
  const [kept, setKept] = useState({ occasion: "", group, options: group.options });
  const isOld = kept.occasion !== occasion || kept.group !== group;
  if (isOld && counts?.isCurrent) {
    setKept({ occasion, group, options: orderedOptions(group, counts.recipes, search) });
  }
  return kept.group === group ? kept.options : group.options;
}
