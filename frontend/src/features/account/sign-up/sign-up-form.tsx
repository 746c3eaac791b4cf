import { Link, useNavigate } from "react-router-dom";

import { failureText } from "@/shared/api/failure-text";
import { paths } from "@/shared/config/paths";
import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";

import { signUp } from "../api";
import { FormAlert } from "../form/form-alert";
import styles from "../form/form.module.css";
import { NewPasswordFields } from "../form/new-password-fields";
import { useAccountCall } from "../form/use-account-call";
import { useForm } from "../form/use-form";
import { accountTexts, signUpTexts } from "../texts";
import { signUpRules } from "../validation";

/** Email, name and a new password. Success goes to /user-created. */
export function SignUpForm() {
  const navigate = useNavigate();
  const { run, isBusy, error } = useAccountCall({
    call: signUp,
    onDone: (_answer, { email }) => void navigate(paths.userCreated, { state: { email } }),
  });
  const { formProps, bind } = useForm({
    rules: signUpRules,
    onValid: ({ email, fullName, password }) => run({ email: email.trim(), fullName: fullName.trim(), password }),
  });

  return (
    <>
      <form {...formProps} method="post" aria-label={signUpTexts.title}>
        <TextField {...bind("email")} label={accountTexts.labels.email} type="email" autoComplete="email" />
        <TextField {...bind("fullName")} label={accountTexts.labels.fullName} autoComplete="name" />
        <NewPasswordFields
          label={accountTexts.labels.password}
          password={bind("password")}
          confirmation={bind("confirmation")}
        />
        <FormAlert text={failureText(error, signUpTexts.refused)} />
        <Button type="submit" className={styles.submit} disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? signUpTexts.busy : signUpTexts.submit}
        </Button>
      </form>
      <p className={styles.other}>
        {signUpTexts.isMember}{" "}
        <Link to={paths.signIn} className={styles.textLink}>
          {signUpTexts.signIn}
        </Link>
      </p>
    </>
  );
}
