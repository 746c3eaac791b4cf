import { useParams } from "react-router-dom";

import { Activation } from "@/features/account/activation/activation";

/** /activate/{linkid}. */
export function Screen() {
  const { linkId = "" } = useParams();
  return <Activation linkId={linkId.trim()} />;
}
