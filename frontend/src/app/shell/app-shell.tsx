import { Suspense, useEffect, useRef, type RefObject } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { FavoriteButton } from "@/features/favorites/favorite-button";
import { useForgetMember } from "@/shared/auth/use-forget-member";
import { RecipeActions, type NamedRecipe } from "@/shared/cards/recipe-actions";
import { ErrorBoundary } from "@/shared/errors/error-boundary";
import { ErrorState } from "@/shared/errors/error-screen";
import { renewFailedScreens } from "@/shared/lazy/lazy-screen";
import { SkipLink } from "@/shared/ui/skip-link";
import { ToastRegion } from "@/shared/ui/toast-region";
import { TooltipRegion } from "@/shared/ui/tooltip-region";

import styles from "./app-shell.module.css";
import { Footer } from "./footer";
import { Header } from "./header";
import { shellTexts } from "./texts";
import { useScrollRestoration } from "./use-scroll-restoration";
import { useServedHead } from "./use-served-head";

/** What every screen stands in: skip link, header, the screen, footer, toasts, tooltips. */
export function AppShell() {
  const main = useRef<HTMLElement>(null);
  useScrollRestoration();
  useForgetMember();
  useServedHead();

  return (
    <>
      <SkipLink to={main}>{shellTexts.skip}</SkipLink>
      <Header />
      <Main ref={main} />
      <Footer />
      <ToastRegion />
      <TooltipRegion />
    </>
  );
}

function Main({ ref: main }: { ref: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  // A new screen takes the focus, so that keyboard and reader go on from its start.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  return (
    <main ref={main} id="content" tabIndex={-1} className={styles.main}>
      <ErrorBoundary key={pathname} fallback={(failure) => <ErrorState {...failure} />} onError={renewFailedScreens}>
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <RecipeActions value={recipeActions}>
            <Outlet />
          </RecipeActions>
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

/** The buttons on every recipe card and on the recipe's page. */
function recipeActions(recipe: NamedRecipe, isListed?: boolean) {
  return <FavoriteButton recipe={recipe} isListed={isListed} />;
}
