import { visitorApi } from "@/shared/api/client";
import type { components } from "@/shared/api/schema";
import type { AuthState } from "@/shared/auth/auth-storage";

type LoginAnswer = components["schemas"]["LoginOut"];

/** An OK answer to a sign-in that has no token. */
export class InvalidLoginAnswer extends Error {
  override name = "InvalidLoginAnswer";
}

/** The sign-in to store. Raises ApiError when it is refused, InvalidLoginAnswer without token, expiry or user. */
export async function logIn(credentials: { email: string; password: string }): Promise<AuthState> {
  const { data } = await visitorApi.POST("/api/v1.0/authenticate/login", {
    body: { Email: credentials.email, Password: credentials.password },
  });
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
