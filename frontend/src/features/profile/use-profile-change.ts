import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { Profile } from "@/shared/api/types";

import { profileQuery, updateName, uploadPicture } from "./api";
import { renameMember } from "./rename-member";

/** Sends a new name; the profile and the stored sign-in follow. */
export function useNameChange(memberId: number) {
  const show = useShowChange(memberId);
  return useMutation({
    mutationFn: updateName,
    onSuccess: (name) => {
      renameMember(memberId, name);
      show({ Full_Name: name });
    },
  });
}

/** Sends a new picture; the profile follows, on whichever tab the member is by then. */
export function usePictureChange(memberId: number) {
  const show = useShowChange(memberId);
  return useMutation({
    mutationFn: uploadPicture,
    onSuccess: (address) => show({ Profile_Pic: address }),
  });
}

/** Shows a change at once, then asks for the rest that came with it: the date, and the author's name on blogs. */
function useShowChange(memberId: number) {
  const queryClient = useQueryClient();
  const query = profileQuery(memberId);
  return (change: Partial<Profile>) => {
    queryClient.setQueryData(query.queryKey, (profile) => profile && { ...profile, ...change });
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  };
}
