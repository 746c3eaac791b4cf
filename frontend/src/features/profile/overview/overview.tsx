import type { Profile } from "@/shared/api/types";

import { Counters } from "./counters";
import { CreditPacks } from "./credit-packs";
import { Identity } from "./identity";

/** The dashboard's first tab: the member themselves. */
export function Overview({ profile }: { profile: Profile }) {
  return (
    <>
      <Identity profile={profile} />
      <Counters profile={profile} />
      <CreditPacks />
    </>
  );
}
