import { KeyRound, LogOut } from "lucide-react";
import { useState } from "react";

import type { Profile } from "@/shared/api/types";
import { signOut } from "@/shared/auth/auth";
import { formatLongDate } from "@/shared/dates/long-date";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { Quilt } from "@/shared/motif/tile";
import { Button } from "@/shared/ui/button";

import { passwordTexts, profileTexts } from "../texts";
import styles from "./identity.module.css";
import { NameEditor } from "./name-editor";
import { OwnData } from "./own-data/own-data";
import { PictureUpload } from "./picture-upload";

const PasswordDialog = lazyDialog(() => import("./password-dialog"), "PasswordDialog");

/** The cloth behind the portrait, row by row. */
const CLOTH = [
  ...["TR", "ME", "SEA", "IND"],
  ...["PER", "MEX", "PAK", "TH"],
  ...["NAF", "MED", "WAF", "CHIN"],
  ...["JP", "AFG", "IT", "CAS"],
  ...["UK", "BAL", "TR", "EAF"],
  ...["US", "PER", "ME", "SEA"],
];
const COLUMNS = 4;

/** Who the member is: portrait in the cloth, name, address, dates, credits, and what concerns the account. */
export function Identity({ profile }: { profile: Profile }) {
  return (
    <div className={styles.band}>
      <div className={styles.cloth}>
        <Quilt codes={CLOTH} columns={COLUMNS} className={styles.tiles} />
        <PictureUpload profile={profile} />
      </div>
      <div className={styles.words}>
        <NameEditor profile={profile} />
        <p className={styles.email}>{profile.Email}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{profileTexts.memberSince}</dt>
            <dd>{formatLongDate(profile.Created_At)}</dd>
          </div>
          <div>
            <dt>{profileTexts.lastUpdated}</dt>
            <dd>{formatLongDate(profile.Updated_At)}</dd>
          </div>
          <div>
            <dt>{profileTexts.credits}</dt>
            <dd>{profile.Credits_Remaining}</dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <ChangePassword email={profile.Email} />
          <Button variant="outline" onClick={signOut}>
            <LogOut size="1.125rem" aria-hidden="true" />
            {profileTexts.signOut}
          </Button>
        </div>
        <OwnData profile={profile} />
      </div>
    </div>
  );
}

function ChangePassword({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <KeyRound size="1.125rem" aria-hidden="true" />
        {passwordTexts.title}
      </Button>
      {isOpen && (
        <PasswordDialog email={email} onClose={() => setIsOpen(false)} onUnavailable={() => setIsOpen(false)} />
      )}
    </>
  );
}
