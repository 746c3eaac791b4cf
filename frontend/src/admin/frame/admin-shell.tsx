import { Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { useForgetMember } from "@/shared/auth/use-forget-member";
import { ErrorBoundary } from "@/shared/errors/error-boundary";
import { ErrorState } from "@/shared/errors/error-screen";
import { renewFailedScreens } from "@/shared/lazy/lazy-screen";
import { SkipLink } from "@/shared/ui/skip-link";
import { ToastRegion } from "@/shared/ui/toast-region";
import { TooltipRegion } from "@/shared/ui/tooltip-region";

import { adminTexts } from "../texts";
import { AdminHeader } from "./admin-header";
import styles from "./admin-shell.module.css";
import { DeskMenu } from "./desk-menu";

/** What every desk stands in: skip link, header, the menu of desks, the desk. */
export function AdminShell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useForgetMember();

  // A new desk takes the focus, so that keyboard and reader go on from its start.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <SkipLink to={main}>{adminTexts.skip}</SkipLink>
      <AdminHeader />
      <div className={styles.columns}>
        <nav className={styles.side} aria-label={adminTexts.desks}>
          <DeskMenu />
        </nav>
        <main ref={main} id="content" tabIndex={-1} className={styles.main}>
          <ErrorBoundary key={pathname} fallback={(failure) => <ErrorState {...failure} />} onError={renewFailedScreens}>
            <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <ToastRegion />
      <TooltipRegion />
    </>
  );
}
