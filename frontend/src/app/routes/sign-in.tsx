import { useLocation } from "react-router-dom";

import { AccountScreen } from "@/features/account/layout/account-screen";
import { SignInForm } from "@/features/account/sign-in/sign-in-form";
import { signInTexts } from "@/features/account/texts";

/** /sign-in. */
export function Screen() {
  const { hasForgotten = false } = (useLocation().state ?? {}) as { hasForgotten?: boolean };
  return (
    <AccountScreen title={signInTexts.title} lead={signInTexts.lead}>
      <SignInForm hasForgotten={hasForgotten} />
    </AccountScreen>
  );
}
