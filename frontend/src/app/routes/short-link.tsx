import { useParams } from "react-router-dom";

import { ShortLink } from "@/features/short-links/short-link";

export function Screen() {
  const { shortCode = "" } = useParams();
  return <ShortLink shortCode={shortCode} />;
}
