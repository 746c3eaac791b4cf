import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { LatestBlogs } from "@/features/blogs/latest/latest-blogs";
import { CategoryChips } from "@/features/home/category-chips";
import { CuisineCards } from "@/features/home/cuisine-cards";
import { GenerateHero } from "@/features/home/generate-hero";
import { Hero } from "@/features/home/hero";
import { popularRecipesQuery } from "@/features/recipes/api";
import { PopularRecipes } from "@/features/recipes/popular/popular-recipes";
import { SearchArea } from "@/features/search/search-area";
import { SearchCombobox, useSearchCombobox } from "@/features/search/suggestions/search-combobox";
import { recipesPath } from "@/shared/config/paths";

export function Screen() {
  const { data: popular = [] } = useQuery(popularRecipesQuery);
  return (
    <>
      <Hero pictureUrl={popular[0]?.Image_4_3_URL ?? null}>
        <HeroSearch />
      </Hero>
      <GenerateHero />
      <PopularRecipes />
      <CategoryChips />
      <LatestBlogs />
      <CuisineCards />
    </>
  );
}

function HeroSearch() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const search = (trimmed: string) => {
    if (trimmed !== "") void navigate(recipesPath({ search: trimmed }));
  };
  const box = useSearchCombobox({ text, onTextChange: setText, onSearch: search });
  return (
    <>
      <SearchCombobox box={box} />
      <SearchArea box={box} />
    </>
  );
}
