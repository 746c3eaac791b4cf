import { useLocation } from "react-router-dom";

import { UserCreated } from "@/features/account/sign-up/user-created";

/** /user-created. */
export function Screen() {
  const { email = null } = (useLocation().state ?? {}) as { email?: string };
  return <UserCreated email={email} />;
}
