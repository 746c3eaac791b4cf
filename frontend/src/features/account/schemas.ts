import { emailField, givenEmailField } from "@/shared/account/email";
import { fullNameField } from "@/shared/account/name";
import { confirmationField, givenPasswordField, isRepeated, newPasswordField } from "@/shared/account/password";
import { z } from "@/shared/forms/zod";

export const signInSchema = z.object({ email: givenEmailField, password: givenPasswordField() });

export const forgotSchema = z.object({ email: emailField });

export const resetSchema = z
  .object({ password: newPasswordField, confirmation: confirmationField })
  .check(isRepeated);

export const signUpSchema = z
  .object({ email: emailField, fullName: fullNameField, password: newPasswordField, confirmation: confirmationField })
  .check(isRepeated);
