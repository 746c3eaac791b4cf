import { useRoutes, type RouteObject } from "react-router-dom";

import { useDocumentTitle } from "@/shared/hooks/use-document-title";
import { lazyCode } from "@/shared/lazy/lazy-code";
import { lazyScreen } from "@/shared/lazy/lazy-screen";

import { DESKS, type Desk } from "./desks";
import { AdminShell } from "./frame/admin-shell";
import { NoSuchDesk } from "./frame/no-such-desk";

function deskRoute({ path, title, load }: Desk): RouteObject {
  const Screen = lazyScreen(lazyCode(load));
  const element = (
    <>
      <DeskTitle title={title} />
      <Screen />
    </>
  );
  return { path, caseSensitive: true, element };
}

function DeskTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

const routes: RouteObject[] = [
  {
    element: <AdminShell />,
    children: [...DESKS.flatMap(({ desks }) => desks.map(deskRoute)), { path: "*", element: <NoSuchDesk /> }],
  },
];

export function DeskRoutes() {
  return useRoutes(routes);
}
