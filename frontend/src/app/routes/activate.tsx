import { useParams } from "react-router-dom";

import { Activation } from "@/features/account/activation/activation";
import { activationTexts } from "@/features/account/texts";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";

/** /activate/{linkid}. */
export function ActivateScreen() {
  useDocumentTitle(activationTexts.pageTitle);
  const { linkId = "" } = useParams();
  return <Activation linkId={linkId.trim()} />;
}
