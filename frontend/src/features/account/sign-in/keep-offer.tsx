import { useMutation } from "@tanstack/react-query";

import { failureText } from "@/shared/api/failure-text";
import type { AuthState } from "@/shared/auth/auth-storage";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

import { keepAndLogIn, type Credentials } from "../api";
import styles from "../layout/form.module.css";
import { keepTexts } from "../texts";

interface KeepOfferProps {
  /** With which signing in was refused. */
  credentials: Credentials;
  onKept: (auth: AuthState) => void;
}

/** Offers to take back the deletion of the account, and signs in. */
export function KeepOffer({ credentials, onKept }: KeepOfferProps) {
  const keeping = useMutation({ mutationFn: keepAndLogIn, onSuccess: onKept });
  const isBusy = keeping.isPending || keeping.isSuccess;
  const problem = failureText(keeping.error, keepTexts.refusedAtSignIn);

  return (
    <>
      <Button
        variant="outline"
        className={styles.offer}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => !isBusy && keeping.mutate(credentials)}
      >
        {isBusy ? keepTexts.busy : keepTexts.keep}
      </Button>
      {problem !== null && <Alert text={problem} />}
    </>
  );
}
