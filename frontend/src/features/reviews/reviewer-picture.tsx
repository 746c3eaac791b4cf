import { useState } from "react";

import { initialsOf } from "@/shared/account/initials";

import styles from "./reviewer-picture.module.css";

interface ReviewerPictureProps {
  name: string;
  /** Null, and an address that cannot be loaded, show the initials. */
  pictureUrl: string | null;
}

/** The face beside a review; the name stands next to it, so readers are not told of it. */
export function ReviewerPicture({ name, pictureUrl }: ReviewerPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (pictureUrl === null || isBroken) {
    return (
      <span className={styles.picture} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={pictureUrl}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}
