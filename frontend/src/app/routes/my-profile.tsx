import { ProfilePage } from "@/features/profile/profile-page";

import { MembersOnly } from "../members-only";

/** /my-profile, for members. */
export function Screen() {
  return <MembersOnly>{(memberId) => <ProfilePage memberId={memberId} />}</MembersOnly>;
}
