import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import { profileKey } from "@/shared/api/profile-key";

/** Of a download whose answer names no file. */
const ARCHIVE_NAME = "sufra-data.zip";

/** Everything that the dashboard shows. Asked for at every visit: hearts, reviews and generated recipes change it elsewhere. */
export function profileQuery(memberId: number) {
  return queryOptions({
    queryKey: profileKey(memberId),
    queryFn: ({ signal }) => body(api.GET("/api/v1.0/user/my-profile", { signal })),
    staleTime: 0,
  });
}

/** Returns the name as the server keeps it. Raises ApiError when it is refused. */
export async function updateName(name: string): Promise<string> {
  const answer = await body(api.POST("/api/v1.0/user/update-name", { body: { New_Full_Name: name } }));
  return answer.Full_Name;
}

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Changes the password; every token of the member is revoked afterwards. Raises ApiError when it is refused. */
export async function updatePassword({ oldPassword, newPassword }: PasswordChange): Promise<void> {
  await api.POST("/api/v1.0/user/update-password", { body: { Old_Password: oldPassword, New_Password: newPassword } });
}

/** Asks for the deletion of the account and returns when it goes; every token of the member is revoked afterwards. */
export async function deleteAccount(password: string): Promise<string> {
  const answer = await body(api.POST("/api/v1.0/user/delete-account", { body: { Password: password } }));
  return answer.Deletion_Due_At;
}

/** Returns everything that the site holds of the member, as a ZIP with its name. Raises ApiError when it is refused. */
export async function exportData(): Promise<{ name: string; content: Blob }> {
  const call = api.POST("/api/v1.0/user/export-data", { parseAs: "blob" });
  const named = /filename="([^"]+)"/.exec((await call).response.headers.get("Content-Disposition") ?? "");
  return { name: named?.[1] ?? ARCHIVE_NAME, content: await body(call) };
}

/** Returns the address of the new picture. Raises ApiError when it is refused. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData();
  form.set("file", file);
  const call = api.POST("/api/v1.0/user/upload-profile-pic", {
    // The type says text for a file's bytes; the form carries the file itself, its boundary comes from the browser.
    body: { file: file.name },
    bodySerializer: () => form,
  });
  return (await body(call)).Profile_Pic;
}
