import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { BlogCard } from "@/features/blogs/blog-card";
import { BlogGrid } from "@/features/blogs/blog-grid";
import { FavoriteButton } from "@/features/favorites/favorite-button";
import type { DashboardLists } from "@/features/profile/dashboard";
import { ProfilePage } from "@/features/profile/profile-page";
import { RecipeCard } from "@/features/recipes/card/recipe-card";
import { RecipeGrid } from "@/features/recipes/card/recipe-grid";
import { useAuth } from "@/shared/auth/auth";
import { storeReturnUrl } from "@/shared/auth/auth-storage";
import { paths } from "@/shared/config/paths";

const LISTS: DashboardLists = {
  saved: (recipes) => (
    <RecipeGrid>
      {recipes.map((recipe) => (
        <li key={recipe.ID}>
          <RecipeCard recipe={recipe} kind="saved" actions={<FavoriteButton title={recipe.Short_Title} />} />
        </li>
      ))}
    </RecipeGrid>
  ),
  generated: (recipes) => (
    <RecipeGrid>
      {recipes.map((recipe) => (
        <li key={recipe.ID}>
          <RecipeCard recipe={recipe} kind="generated" />
        </li>
      ))}
    </RecipeGrid>
  ),
  blogs: (blogs) => (
    <BlogGrid>
      {blogs.map((blog) => (
        <li key={blog.ID}>
          <BlogCard blog={blog} isPublished={blog.Is_Published} />
        </li>
      ))}
    </BlogGrid>
  ),
};

/** /my-profile, for members. */
export function Screen() {
  const memberId = useAuth()?.user.id;
  // Who signs out here does not ask to come back; who came signed out does.
  const [cameSignedIn] = useState(memberId !== undefined);

  if (memberId === undefined) return <ToSignIn isComingBack={!cameSignedIn} />;
  return <MemberScreen memberId={memberId} />;
}

function MemberScreen({ memberId }: { memberId: number }) {
  return <ProfilePage memberId={memberId} lists={LISTS} />;
}

function ToSignIn({ isComingBack }: { isComingBack: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isComingBack) storeReturnUrl(pathname + search);
  }, [isComingBack, pathname, search]);
  return <Navigate to={paths.signIn} replace />;
}
