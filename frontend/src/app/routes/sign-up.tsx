import { AccountScreen } from "@/features/account/layout/account-screen";
import { SignUpForm } from "@/features/account/sign-up/sign-up-form";
import { signUpTexts } from "@/features/account/texts";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";

/** /sign-up. */
export function SignUpScreen() {
  useDocumentTitle(signUpTexts.title);
  return (
    <AccountScreen title={signUpTexts.title} lead={signUpTexts.lead}>
      <SignUpForm />
    </AccountScreen>
  );
}
