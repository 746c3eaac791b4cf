import { useFollowedFavorites } from "@/features/favorites/other-tabs";
import { ProfilePage } from "@/features/profile/profile-page";

import { MembersOnly } from "../members-only";

/** /my-profile, for members. */
export function Screen() {
  return <MembersOnly>{(memberId) => <MemberScreen memberId={memberId} />}</MembersOnly>;
}

function MemberScreen({ memberId }: { memberId: number }) {
  useFollowedFavorites(memberId);
  return <ProfilePage memberId={memberId} />;
}
