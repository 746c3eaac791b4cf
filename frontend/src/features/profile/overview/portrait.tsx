import { useState } from "react";

import { initialsOf } from "@/shared/account/initials";
import { motifOf } from "@/shared/motif/motifs";
import { Tile } from "@/shared/motif/tile";

import { pictureTexts } from "../texts";
import styles from "./portrait.module.css";

interface PortraitProps {
  name: string;
  /** Null, and an address that cannot be loaded, show the initials, or the house's tile for a name without letters. */
  pictureUrl: string | null;
  isBusy: boolean;
}

/** The member's picture in a star, as pictures stand in the cloth of Home. */
export function Portrait({ name, pictureUrl, isBusy }: PortraitProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const initials = initialsOf(name);

  return (
    <div className={styles.frame}>
      <div className={styles.star} data-busy={isBusy}>
        {pictureUrl !== null && pictureUrl !== brokenUrl ? (
          <img
            src={pictureUrl}
            alt={pictureTexts.alt(name)}
            width={256}
            height={256}
            onError={() => setBrokenUrl(pictureUrl)}
          />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initials || (
              <svg viewBox="0 0 100 100" focusable="false">
                <Tile motif={motifOf(null)} />
              </svg>
            )}
          </span>
        )}
      </div>
    </div>
  );
}
