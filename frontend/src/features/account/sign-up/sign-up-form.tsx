import { Link, useNavigate } from "react-router-dom";

import { NewPasswordFields } from "@/shared/account/new-password-fields";
import { failureText } from "@/shared/api/failure-text";
import { paths } from "@/shared/config/paths";
import { Form, ServerError, SubmitButton } from "@/shared/forms/form";
import { FormField } from "@/shared/forms/form-field";
import { useForm } from "@/shared/forms/use-form";
import { TextField } from "@/shared/ui/field";

import { signUp } from "../api";
import styles from "../layout/form.module.css";
import { signUpSchema } from "../schemas";
import { accountTexts, signUpTexts } from "../texts";

/** Email, name and a new password. Success goes to /user-created. */
export function SignUpForm() {
  const navigate = useNavigate();
  const form = useForm({
    schema: signUpSchema,
    defaultValues: { email: "", fullName: "", password: "", confirmation: "" },
    send: signUp,
    onDone: (_answer, { email }) => void navigate(paths.userCreated, { state: { email } }),
    failureText: (error) => failureText(error, signUpTexts.refused),
    wireNames: { Email: "email", FullName: "fullName", Password: "password" },
  });

  return (
    <>
      <Form form={form} method="post" aria-label={signUpTexts.title}>
        <FormField control={form.control} name="email">
          {(field) => <TextField {...field} required label={accountTexts.labels.email} type="email" autoComplete="email" />}
        </FormField>
        <FormField control={form.control} name="fullName">
          {(field) => <TextField {...field} required label={accountTexts.labels.fullName} autoComplete="name" />}
        </FormField>
        <NewPasswordFields control={form.control} labels={accountTexts.labels} />
        <ServerError />
        <SubmitButton className={styles.submit} busyLabel={signUpTexts.busy}>
          {signUpTexts.submit}
        </SubmitButton>
      </Form>
      <p className={styles.other}>
        {signUpTexts.isMember}{" "}
        <Link to={paths.signIn} className={styles.textLink}>
          {signUpTexts.signIn}
        </Link>
      </p>
    </>
  );
}
