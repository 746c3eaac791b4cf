import { visitorApi } from "@/shared/api/client";
import { ApiError } from "@/shared/api/errors";
import type { components } from "@/shared/api/schema";
import type { AuthState } from "@/shared/auth/auth-storage";

type LoginAnswer = components["schemas"]["LoginOut"];

/** An OK answer to a sign-in that has no token. */
export class InvalidLoginAnswer extends Error {
  override name = "InvalidLoginAnswer";
}

export interface Credentials {
  email: string;
  password: string;
}

/** The sign-in to store. Raises ApiError when it is refused, InvalidLoginAnswer without token, expiry or user. */
export async function logIn({ email, password }: Credentials): Promise<AuthState> {
  const call = visitorApi.POST("/api/v1.0/authenticate/login", { body: { Email: email, Password: password } });
  return readLogin((await call).data);
}

/** Takes back the deletion of the account, then as logIn. */
export async function keepAndLogIn({ email, password }: Credentials): Promise<AuthState> {
  const call = visitorApi.POST("/api/v1.0/authenticate/keep-account", { body: { Email: email, Password: password } });
  return readLogin((await call).data);
}

/** True for a sign-in that is refused because the account is to be deleted. */
export function isToBeDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.code === "deletion_scheduled";
}

function readLogin(data: LoginAnswer | undefined): AuthState {
  const { Token: token, TokenExpiresAt: tokenExpiresAt, User: user }: Partial<LoginAnswer> = data ?? {};
  if (!token || !tokenExpiresAt || !user) throw new InvalidLoginAnswer();
  return {
    user: { id: user.ID, name: user.Name, email: user.Email, isMasterChef: user.Is_Master_Chef },
    token,
    tokenExpiresAt,
    isAuthenticated: true,
  };
}

/** Asks for a reset mail. The answer is the same for an unknown address. */
export async function askForReset(email: string): Promise<void> {
  await visitorApi.POST("/api/v1.0/authenticate/forgot-password", { body: { Email: email } });
}

/** Signs up. The answer is the same for an address that is taken: its owner gets a mail. */
export async function signUp(account: { email: string; fullName: string; password: string }): Promise<void> {
  await visitorApi.POST("/api/v1.0/user/create", {
    body: { Email: account.email, FullName: account.fullName, Password: account.password },
  });
}

/** The id of the link by which a password is still to be chosen, or null if the account has one. */
export async function activate(linkId: string): Promise<string | null> {
  const { data } = await visitorApi.POST("/api/v1.0/user/activate", { body: { ID: linkId } });
  return data?.Password_Needed ? (data.Reset_ID ?? null) : null;
}

export async function resetPassword(linkId: string, newPassword: string): Promise<void> {
  await visitorApi.POST("/api/v1.0/authenticate/reset-password", { body: { ID: linkId, New_Password: newPassword } });
}

/** Takes back the deletion of an account by the link id of its mail. */
export async function keepAccount(linkId: string): Promise<void> {
  await visitorApi.POST("/api/v1.0/user/keep-account", { body: { ID: linkId } });
}
