import { useEffect, useState } from "react";
import { Link } from "react-router-dom";

import { PasswordField } from "@/shared/account/password-field";
import { failureText } from "@/shared/api/failure-text";
import { signIn } from "@/shared/auth/auth";
import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { paths } from "@/shared/config/paths";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";

import { InvalidLoginAnswer, logIn } from "../api";
import { FormAlert } from "../form/form-alert";
import styles from "../form/form.module.css";
import { useAccountCall } from "../form/use-account-call";
import { useForm } from "../form/use-form";
import { accountTexts, signInTexts } from "../texts";
import { signInRules } from "../validation";

const ForgotPasswordDialog = lazyDialog(() => import("./forgot-password-dialog"), "ForgotPasswordDialog");

interface SignInFormProps {
  /** Begins with the forgot-password dialog open. */
  hasForgotten?: boolean;
}

/** Email and password. Success stores the sign-in and loads the page that the visitor came from afresh, or Home. */
export function SignInForm({ hasForgotten = false }: SignInFormProps) {
  const [isForgotOpen, setIsForgotOpen] = useState(hasForgotten);
  const { run, isBusy, error, reset } = useSignIn();
  const { values, formProps, bind } = useForm({
    rules: signInRules,
    onValid: ({ email, password }) => run({ email: email.trim(), password }),
  });

  // Back may show this very page again, as it was when it was left.
  useEffect(() => {
    window.addEventListener("pagehide", reset);
    return () => window.removeEventListener("pagehide", reset);
  }, [reset]);

  return (
    <>
      <form {...formProps} method="post" aria-label={signInTexts.title}>
        <TextField {...bind("email")} label={accountTexts.labels.email} type="email" autoComplete="username" />
        <PasswordField {...bind("password")} label={accountTexts.labels.password} autoComplete="current-password" />
        <div className={styles.aside}>
          <button
            type="button"
            className={styles.textLink}
            aria-haspopup="dialog"
            onClick={() => setIsForgotOpen(true)}
          >
            {signInTexts.forgot}
          </button>
        </div>
        <FormAlert text={signInFailure(error)} />
        <Button type="submit" className={styles.submit} disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? signInTexts.busy : signInTexts.submit}
        </Button>
      </form>
      <p className={styles.other}>
        {signInTexts.isNew}{" "}
        <Link to={paths.signUp} className={styles.textLink}>
          {signInTexts.signUp}
        </Link>
      </p>
      {isForgotOpen && (
        <ForgotPasswordDialog
          email={values.email.trim()}
          onClose={() => setIsForgotOpen(false)}
          onUnavailable={() => setIsForgotOpen(false)}
        />
      )}
    </>
  );
}

/** The call that signs in. It has failed, too, where the browser does not let the site keep who has signed in. */
function useSignIn() {
  const [storageError, setStorageError] = useState<Error | null>(null);
  const call = useAccountCall({
    call: logIn,
    onDone: (auth) => {
      try {
        signIn(auth);
      } catch (error) {
        // The page that comes next would know of nobody: it has to be said here.
        setStorageError(error as Error);
        call.reset();
        return;
      }
      location.assign(takeReturnUrl() ?? paths.home);
    },
  });
  const run: typeof call.run = (credentials) => {
    setStorageError(null);
    call.run(credentials);
  };
  return { ...call, run, error: call.error ?? storageError };
}

function signInFailure(error: Error | null): string | null {
  // A SyntaxError is an OK answer that is no JSON.
  if (error instanceof InvalidLoginAnswer || error instanceof SyntaxError) return signInTexts.invalidAnswer;
  return failureText(error, signInTexts.refused);
}
