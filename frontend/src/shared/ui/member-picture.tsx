import { useState } from "react";

import { initialsOf } from "@/shared/account/initials";

import styles from "./member-picture.module.css";

interface MemberPictureProps {
  name: string;
  /** Null, and an address that cannot be loaded, show the initials. */
  pictureUrl: string | null;
}

/** The face beside what a member wrote; the name stands next to it, so readers are not told of it. */
export function MemberPicture({ name, pictureUrl }: MemberPictureProps) {
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
