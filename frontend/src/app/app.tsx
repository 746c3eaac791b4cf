import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { BrowserRouter, useNavigate } from "react-router";

import { createQueryClient } from "@/shared/api/query-client";
import { setAuthExpiredHandler } from "@/shared/auth/auth";
import { paths } from "@/shared/config/paths";

import { AppRoutes } from "./routes";
import { ErrorBoundary } from "./shell/error-boundary";
import { ErrorScreen } from "./shell/error-screen";

const queryClient = createQueryClient();

export function App() {
  return (
    <ErrorBoundary fallback={<ErrorScreen />}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AuthExpiry />
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Leads to /sign-in when a call finds the stored sign-in expired. */
function AuthExpiry() {
  const navigate = useNavigate();
  useEffect(() => {
    setAuthExpiredHandler(() => void navigate(paths.signIn));
  }, [navigate]);
  return null;
}
