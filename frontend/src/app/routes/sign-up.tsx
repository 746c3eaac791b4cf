import { AccountScreen } from "@/features/account/layout/account-screen";
import { SignUpForm } from "@/features/account/sign-up/sign-up-form";
import { signUpTexts } from "@/features/account/texts";

/** /sign-up. */
export function Screen() {
  return (
    <AccountScreen title={signUpTexts.title} lead={signUpTexts.lead}>
      <SignUpForm />
    </AccountScreen>
  );
}
