import { useLocation } from "react-router-dom";

import { AccountScreen } from "@/features/account/layout/account-screen";
import { SignInForm } from "@/features/account/sign-in/sign-in-form";
import { StaffEntry } from "@/features/account/sign-in/staff-entry";
import { signInTexts } from "@/features/account/texts";

/** /sign-in. */
export function Screen() {
  const location = useLocation();
  const { hasForgotten = false } = (location.state ?? {}) as { hasForgotten?: boolean };
  const next = new URLSearchParams(location.search).get("next");
  return (
    <AccountScreen title={signInTexts.title} lead={signInTexts.lead}>
      {next !== null && <StaffEntry next={next} />}
      <SignInForm hasForgotten={hasForgotten} />
    </AccountScreen>
  );
}
