import { useLocation } from "react-router-dom";

import { UserCreated } from "@/features/account/sign-up/user-created";
import { userCreatedTexts } from "@/features/account/texts";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";

/** /user-created. */
export function UserCreatedScreen() {
  useDocumentTitle(userCreatedTexts.title);
  const { email = null } = (useLocation().state ?? {}) as { email?: string };
  return <UserCreated email={email} />;
}
