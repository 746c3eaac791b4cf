import { useLocation } from "react-router-dom";

import { AccountScreen } from "@/features/account/layout/account-screen";
import { SignInForm } from "@/features/account/sign-in/sign-in-form";
import { signInTexts } from "@/features/account/texts";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";

/** /sign-in. */
export function SignInScreen() {
  useDocumentTitle(signInTexts.title);
  const { hasForgotten = false } = (useLocation().state ?? {}) as { hasForgotten?: boolean };
  return (
    <AccountScreen title={signInTexts.title} lead={signInTexts.lead}>
      <SignInForm hasForgotten={hasForgotten} />
    </AccountScreen>
  );
}
