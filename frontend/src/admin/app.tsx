import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router-dom";

import { createQueryClient } from "@/shared/api/query-client";
import { ErrorBoundary } from "@/shared/errors/error-boundary";
import { ErrorScreen } from "@/shared/errors/error-screen";

import { StaffOnly } from "./frame/staff-only";
import { DeskRoutes } from "./routes";

const queryClient = createQueryClient();

/** The staff's desks: /admin and what is below it. */
export function AdminApp() {
  return (
    <ErrorBoundary fallback={(failure) => <ErrorScreen {...failure} />}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <StaffOnly>
            <DeskRoutes />
          </StaffOnly>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
