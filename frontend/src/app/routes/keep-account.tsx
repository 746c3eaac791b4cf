import { useParams } from "react-router-dom";

import { KeepAccount } from "@/features/account/keep/keep-account";

/** /keep-account/{linkid}. */
export function Screen() {
  const { linkId = "" } = useParams();
  return <KeepAccount linkId={linkId.trim()} />;
}
