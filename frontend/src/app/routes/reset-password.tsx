import { useParams } from "react-router-dom";

import { ResetPassword } from "@/features/account/reset/reset-password";
import { resetTexts } from "@/features/account/texts";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";

/** /reset-password/{linkid}. */
export function ResetPasswordScreen() {
  useDocumentTitle(resetTexts.pageTitle);
  const { linkId = "" } = useParams();
  return <ResetPassword key={linkId} linkId={linkId.trim()} />;
}
