import { lazy, type ComponentType } from "react";
import { Navigate, useRoutes, type RouteObject } from "react-router-dom";

import { paths } from "@/shared/config/paths";

import { AppShell } from "./shell/app-shell";

/** A screen whose code is fetched when it is first visited. */
function screen(load: () => Promise<ComponentType>) {
  const Screen = lazy(async () => ({ default: await load() }));
  return <Screen />;
}

/** The route table of spec section 2. What is not built yet falls through to not-found. */
const routes: RouteObject[] = [
  {
    element: <AppShell />,
    children: [
      { index: true, element: screen(() => import("./routes/home").then((module) => module.HomeScreen)) },
      { path: paths.recipes, element: screen(() => import("./routes/recipes").then((module) => module.RecipesScreen)) },
      { path: "/recipe/:id", element: screen(() => import("./routes/recipe").then((module) => module.RecipeScreen)) },
      {
        path: "/s/:shortCode",
        element: screen(() => import("./routes/short-link").then((module) => module.ShortLinkScreen)),
      },
      {
        path: paths.myProfile,
        element: screen(() => import("./routes/my-profile").then((module) => module.MyProfileScreen)),
      },
      { path: paths.createBlog, element: <Navigate to={paths.blogCreate} replace /> },
      { path: paths.signIn, element: screen(() => import("./routes/sign-in").then((module) => module.SignInScreen)) },
      { path: paths.signUp, element: screen(() => import("./routes/sign-up").then((module) => module.SignUpScreen)) },
      {
        path: paths.userCreated,
        element: screen(() => import("./routes/user-created").then((module) => module.UserCreatedScreen)),
      },
      {
        path: "/activate/:linkId?",
        element: screen(() => import("./routes/activate").then((module) => module.ActivateScreen)),
      },
      {
        path: "/reset-password/:linkId?",
        element: screen(() => import("./routes/reset-password").then((module) => module.ResetPasswordScreen)),
      },
      { path: "*", element: screen(() => import("./routes/not-found").then((module) => module.NotFoundScreen)) },
    ],
  },
];

export function AppRoutes() {
  return useRoutes(routes);
}
