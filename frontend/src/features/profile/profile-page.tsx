import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { ApiError } from "@/shared/api/errors";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import { profileQuery } from "./api";
import { Dashboard } from "./dashboard";
import styles from "./profile-page.module.css";
import { ProfileSkeleton } from "./profile-skeleton";
import { updateMasterChef } from "./rename-member";
import { profileTexts } from "./texts";

/** The dashboard of the signed-in member in all its states. */
export function ProfilePage({ memberId }: { memberId: number }) {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery(memberId));
  const isMasterChef = profile?.Is_Master_Chef;
  useEffect(() => {
    if (isMasterChef !== undefined) updateMasterChef(memberId, isMasterChef);
  }, [memberId, isMasterChef]);

  if (profile === undefined && error !== null && !isFetching) {
    return <Failed text={reasonOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{profileTexts.title}</h1>
      <p className={styles.lead}>{profileTexts.lead}</p>
      {profile === undefined ? <ProfileSkeleton /> : <Dashboard profile={profile} />}
    </div>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={styles.page}>
      <EmptyState title={profileTexts.failedTitle} text={text} level={1}>
        <Button onClick={onRetry}>{profileTexts.again}</Button>
      </EmptyState>
    </div>
  );
}

function reasonOf(error: Error): string {
  return error instanceof ApiError ? profileTexts.refused : profileTexts.failed;
}
