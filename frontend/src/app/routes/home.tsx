import { useState } from "react";
import { useNavigate } from "react-router";

import { LatestBlogs } from "@/features/blogs/latest-blogs";
import { FavoriteButton } from "@/features/favorites/favorite-button";
import { CategoryChips } from "@/features/home/category-chips";
import { CuisineCards } from "@/features/home/cuisine-cards";
import { GenerateHero } from "@/features/home/generate-hero";
import { Hero } from "@/features/home/hero";
import { PopularRecipes } from "@/features/recipes/popular/popular-recipes";
import { SearchBox } from "@/features/search/search-box";
import { recipesPath } from "@/shared/config/paths";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";

export function HomeScreen() {
  useDocumentTitle();
  return (
    <>
      <Hero>
        <HeroSearch />
      </Hero>
      <GenerateHero />
      <PopularRecipes renderActions={(recipe) => <FavoriteButton title={recipe.Short_Title} />} />
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
  return <SearchBox text={text} onTextChange={setText} onSearch={search} />;
}
