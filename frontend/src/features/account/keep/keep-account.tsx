import { useMutation } from "@tanstack/react-query";

import { ApiError } from "@/shared/api/errors";
import { failureText } from "@/shared/api/failure-text";
import { paths } from "@/shared/config/paths";
import { Alert } from "@/shared/ui/alert";
import { Button, ButtonLink } from "@/shared/ui/button";

import { keepAccount } from "../api";
import { AccountScreen } from "../layout/account-screen";
import styles from "../layout/form.module.css";
import { accountTexts, keepTexts } from "../texts";

/** Takes back the deletion of an account by the link id of its mail. Only at a click: mail scanners open links. */
export function KeepAccount({ linkId }: { linkId: string }) {
  const keeping = useMutation({ mutationFn: keepAccount });
  const { error, isPending } = keeping;

  if (linkId === "") return <KeepFailed text={keepTexts.missing} isMissing />;
  if (keeping.isSuccess) return <Kept title={keepTexts.done} lead={keepTexts.doneLead} />;
  if (error !== null && isUsed(error)) return <Kept title={keepTexts.used} lead={keepTexts.usedLead} />;
  if (error !== null && isFinal(error)) return <KeepFailed text={failureText(error, keepTexts.refused)} />;
  return (
    <AccountScreen title={keepTexts.title} lead={keepTexts.lead}>
      {error !== null && <Alert text={failureText(error, keepTexts.refused)} />}
      <div className={styles.actions}>
        <Button aria-disabled={isPending} aria-busy={isPending} onClick={() => !isPending && keeping.mutate(linkId)}>
          {isPending ? keepTexts.busy : keepTexts.keep}
        </Button>
      </div>
      <p className={styles.quiet}>{keepTexts.otherwise}</p>
    </AccountScreen>
  );
}

function Kept({ title, lead }: { title: string; lead: string }) {
  return (
    <AccountScreen title={title} lead={lead} isSeated takesFocus>
      <div className={styles.actions}>
        <ButtonLink to={paths.signIn}>{accountTexts.toSignIn}</ButtonLink>
      </div>
    </AccountScreen>
  );
}

function KeepFailed({ text, isMissing = false }: { text: string; isMissing?: boolean }) {
  return (
    <AccountScreen title={keepTexts.failed}>
      <Alert text={text} takesFocus={!isMissing} />
      {!isMissing && <p className={styles.quiet}>{keepTexts.again}</p>}
      <div className={styles.actions}>
        <ButtonLink to={paths.signIn}>{accountTexts.toSignIn}</ButtonLink>
      </div>
    </AccountScreen>
  );
}

function isUsed(error: Error): boolean {
  return error instanceof ApiError && error.code === "keep_link_used";
}

/** True for a refusal that asking again would not change. */
function isFinal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
