import { Policy } from "@/features/policies/policy";
import { TERMS } from "@/features/policies/terms";

/** /terms-of-service. */
export function Screen() {
  return <Policy document={TERMS} />;
}
