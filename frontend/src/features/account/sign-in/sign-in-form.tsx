import { useEffect, useEffectEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router-dom";

import { PasswordField } from "@/shared/account/password-field";
import { failureText } from "@/shared/api/failure-text";
import { signIn } from "@/shared/auth/auth";
import { takeReturnUrl, type AuthState } from "@/shared/auth/auth-storage";
import { paths } from "@/shared/config/paths";
import { Form, ServerError, SubmitButton } from "@/shared/forms/form";
import { FormField } from "@/shared/forms/form-field";
import { useForm } from "@/shared/forms/use-form";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { TextField } from "@/shared/ui/field";

import { InvalidLoginAnswer, isToBeDeleted, logIn, type Credentials } from "../api";
import styles from "../layout/form.module.css";
import { signInSchema } from "../schemas";
import { accountTexts, signInTexts } from "../texts";
import { KeepOffer } from "./keep-offer";

const ForgotPasswordDialog = lazyDialog(() => import("./forgot-password-dialog"), "ForgotPasswordDialog");

interface SignInFormProps {
  /** Begins with the forgot-password dialog open. */
  hasForgotten?: boolean;
}

/** Email and password. Success stores the sign-in and loads the page that the visitor came from afresh, or Home. */
export function SignInForm({ hasForgotten = false }: SignInFormProps) {
  const [isForgotOpen, setIsForgotOpen] = useState(hasForgotten);
  const [deleted, setDeleted] = useState<Credentials | null>(null);
  const form = useForm({
    schema: signInSchema,
    defaultValues: { email: "", password: "" },
    send: (credentials) => {
      setDeleted(null);
      return logIn(credentials).catch((error: unknown) => {
        if (isToBeDeleted(error)) setDeleted(credentials);
        throw error;
      });
    },
    onDone: enter,
    failureText: signInFailure,
    wireNames: { Email: "email", Password: "password" },
  });
  const email = useWatch({ control: form.control, name: "email" });

  // Back may show this very page again, as it was when it was left.
  const release = useEffectEvent(form.release);
  useEffect(() => {
    const onPageHide = () => release();
    window.addEventListener("pagehide", onPageHide);
    return () => window.removeEventListener("pagehide", onPageHide);
  }, []);

  return (
    <>
      <Form form={form} method="post" aria-label={signInTexts.title}>
        <FormField control={form.control} name="email">
          {(field) => (
            <TextField {...field} required label={accountTexts.labels.email} type="email" autoComplete="username" />
          )}
        </FormField>
        <FormField control={form.control} name="password">
          {(field) => (
            <PasswordField {...field} required label={accountTexts.labels.password} autoComplete="current-password" />
          )}
        </FormField>
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
        <ServerError />
        {deleted !== null && <KeepOffer credentials={deleted} onKept={enter} />}
        <SubmitButton className={styles.submit} busyLabel={signInTexts.busy}>
          {signInTexts.submit}
        </SubmitButton>
      </Form>
      <p className={styles.other}>
        {signInTexts.isNew}{" "}
        <Link to={paths.signUp} className={styles.textLink}>
          {signInTexts.signUp}
        </Link>
      </p>
      {isForgotOpen && (
        <ForgotPasswordDialog
          email={email.trim()}
          onClose={() => setIsForgotOpen(false)}
          onUnavailable={() => setIsForgotOpen(false)}
        />
      )}
    </>
  );
}

function enter(auth: AuthState) {
  // Raises an error where the browser keeps nothing: the next page would not know of the sign-in.
  signIn(auth);
  location.assign(takeReturnUrl() ?? paths.home);
}

function signInFailure(error: Error): string {
  // A SyntaxError is an OK answer that is no JSON.
  if (error instanceof InvalidLoginAnswer || error instanceof SyntaxError) return signInTexts.invalidAnswer;
  return failureText(error, signInTexts.refused);
}
