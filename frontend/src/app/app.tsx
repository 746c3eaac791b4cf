import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router-dom";

import { createQueryClient } from "@/shared/api/query-client";
import { ErrorBoundary } from "@/shared/errors/error-boundary";
import { ErrorScreen } from "@/shared/errors/error-screen";

import { AuthExpiry } from "./auth-expiry";
import { AppRoutes } from "./routes";

export const queryClient = createQueryClient();

export function App() {
  return (
    <ErrorBoundary fallback={(failure) => <ErrorScreen {...failure} />}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AuthExpiry />
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
