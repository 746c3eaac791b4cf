import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import { adminTexts } from "../texts";

export function NoSuchDesk() {
  const { title, text, overview } = adminTexts.noSuchDesk;
  return (
    <EmptyState title={title} text={text} level={1}>
      <ButtonLink to="/admin">{overview}</ButtonLink>
    </EmptyState>
  );
}
