import { Navigate, useRoutes, type RouteObject } from "react-router-dom";

import { paths } from "@/shared/config/paths";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";
import { lazyScreen } from "@/shared/lazy/lazy-screen";

import { screenCode, SCREENS, type ScreenKey } from "./screens";
import { AppShell } from "./shell/app-shell";

/** A screen of the table at its path, with its title. The case of paths counts, as it does on the server. */
function screenRoute({ key, path, title }: { key: ScreenKey; path: string; title: string | null }): RouteObject {
  const Screen = lazyScreen(screenCode(key));
  const element = (
    <>
      {/* Before the screen, whose own title, from its data, then takes its place. */}
      <ScreenTitle title={title} />
      <Screen />
    </>
  );
  return { path, caseSensitive: true, element };
}

function ScreenTitle({ title }: { title: string | null }) {
  useDocumentTitle(title ?? undefined);
  return null;
}

/** All screens of config/screens.json. Addresses whose screens are not built yet fall through to not-found. */
const routes: RouteObject[] = [
  {
    element: <AppShell />,
    children: [
      ...SCREENS.map(screenRoute),
      { path: paths.createBlog, caseSensitive: true, element: <Navigate to={paths.blogCreate} replace /> },
    ],
  },
];

export function AppRoutes() {
  return useRoutes(routes);
}
