import { UserRoundX } from "lucide-react";
import { useState } from "react";

import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { Button } from "@/shared/ui/button";

import { deletionTexts } from "../../texts";
import styles from "./own-data.module.css";

const DeleteAccountDialog = lazyDialog(() => import("./delete-account-dialog"), "DeleteAccountDialog");

/** The way to deleting one's account. */
export function AccountDeletion({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className={styles.leave} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <UserRoundX size="1.125rem" aria-hidden="true" />
        {deletionTexts.title}
      </Button>
      {isOpen && (
        <DeleteAccountDialog email={email} onClose={() => setIsOpen(false)} onUnavailable={() => setIsOpen(false)} />
      )}
    </>
  );
}
