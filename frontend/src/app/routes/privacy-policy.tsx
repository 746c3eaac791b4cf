import { Policy } from "@/features/policies/policy";
import { PRIVACY } from "@/features/policies/privacy";

/** /privacy-policy. */
export function Screen() {
  return <Policy document={PRIVACY} />;
}
