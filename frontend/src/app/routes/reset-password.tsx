import { useParams } from "react-router-dom";

import { ResetPassword } from "@/features/account/reset/reset-password";

/** /reset-password/{linkid}. */
export function Screen() {
  const { linkId = "" } = useParams();
  return <ResetPassword key={linkId} linkId={linkId.trim()} />;
}
