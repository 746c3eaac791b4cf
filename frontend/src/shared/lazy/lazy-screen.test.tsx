import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";

import { ErrorBoundary } from "@/shared/errors/error-boundary";
import { ErrorState } from "@/shared/errors/error-screen";

import { lazyCode } from "./lazy-code";
import { lazyScreen, renewFailedScreens, type ScreenModule } from "./lazy-screen";

const Screen = () => <h1>About</h1>;

it("a screen that can't be fetched is fetched again by Try Again, and the shell stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const importScreen = vi.fn(() => Promise.resolve<ScreenModule>({ Screen }));
  const About = lazyScreen(lazyCode(importScreen));
  render(
    <>
      <header>Sufra</header>
      <ErrorBoundary fallback={(failure) => <ErrorState {...failure} />} onError={renewFailedScreens}>
        <Suspense>
          <About />
        </Suspense>
      </ErrorBoundary>
    </>,
  );
  expect(await screen.findByText(/Check your connection/)).toBeVisible();
  expect(screen.getByRole("banner")).toBeVisible();

  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "About" })).toBeVisible());
});
