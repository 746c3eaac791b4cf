import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { AUTH_EXPIRED_TEXT, setAuthExpiredHandler } from "@/shared/auth/auth";
import { storeReturnUrl } from "@/shared/auth/auth-storage";
import { isAccountPath, paths } from "@/shared/config/paths";
import { toast } from "@/shared/ui/toast";

/** Leads to /sign-in when a call finds that the sign-in is no longer good, and back afterwards. */
export function AuthExpiry() {
  const navigate = useNavigate();
  useEffect(() => {
    setAuthExpiredHandler(() => {
      const { pathname, search } = location;
      if (!isAccountPath(pathname)) storeReturnUrl(pathname + search);
      toast({ title: "Error", description: AUTH_EXPIRED_TEXT, variant: "destructive" });
      void navigate(paths.signIn);
    });
  }, [navigate]);
  return null;
}
