import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";

import { ApiError } from "@/shared/api/errors";
import { failureText } from "@/shared/api/failure-text";
import { paths } from "@/shared/config/paths";
import { Alert } from "@/shared/ui/alert";
import { Button, ButtonLink } from "@/shared/ui/button";

import { activate } from "../api";
import { AccountScreen } from "../layout/account-screen";
import styles from "../layout/form.module.css";
import { accountTexts, activationTexts } from "../texts";

/** Activates an account by the link id of its mail. Without an id there is nothing to ask. */
export function Activation({ linkId }: { linkId: string }) {
  return linkId === "" ? <IncompleteLink /> : <ActivationByLink linkId={linkId} />;
}

/** The mail holds the whole link, so nothing here leads to signing up again. */
function IncompleteLink() {
  return (
    <AccountScreen title={activationTexts.failed}>
      <Alert text={activationTexts.missing} takesFocus={false} />
      <p className={styles.other}>
        {activationTexts.isActive}{" "}
        <Link to={paths.signIn} className={styles.textLink}>
          {activationTexts.signIn}
        </Link>
      </p>
    </AccountScreen>
  );
}

function ActivationByLink({ linkId }: { linkId: string }) {
  // A query, since it is asked by the screen and not by a click: one call a link, however often the screen mounts.
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ["activation", linkId],
    queryFn: () => activate(linkId),
    staleTime: Infinity,
    retryOnMount: false,
  });

  if (isFetching) return <AccountScreen title={activationTexts.loading} lead={activationTexts.loadingLead} isLive />;
  if (error !== null) {
    if (error instanceof ApiError && error.code === "activation_link_used") return <UsedLink />;
    const text = failureText(error, activationTexts.refused, activationTexts.unexpected);
    return <ActivationFailed text={text} onRetry={isFinal(error) ? undefined : () => void refetch()} />;
  }
  if (data) return <PasswordNeeded resetId={data} />;
  return (
    <AccountScreen title={activationTexts.done} lead={activationTexts.doneLead} isSeated isLive>
      <div className={styles.actions}>
        <ButtonLink to={paths.signIn}>{accountTexts.toSignIn}</ButtonLink>
      </div>
    </AccountScreen>
  );
}

/** The link was opened elsewhere than the sign-up was sent from: the account is there, without a password. */
function PasswordNeeded({ resetId }: { resetId: string }) {
  return (
    <AccountScreen title={activationTexts.almostDone} lead={activationTexts.almostDoneLead} isSeated isLive>
      <div className={styles.actions}>
        <ButtonLink to={paths.resetPassword(resetId)}>{activationTexts.choosePassword}</ButtonLink>
      </div>
    </AccountScreen>
  );
}

/** Opened a second time, or after a mail scanner: there is an account. Its password may still have to be chosen. */
function UsedLink() {
  return (
    <AccountScreen title={activationTexts.used} lead={activationTexts.usedLead} isLive>
      <div className={styles.actions}>
        <ButtonLink to={paths.signIn}>{accountTexts.toSignIn}</ButtonLink>
      </div>
      <p className={styles.other}>
        {activationTexts.cannotSignIn}{" "}
        <Link to={paths.signIn} state={{ hasForgotten: true }} className={styles.textLink}>
          {activationTexts.newPassword}
        </Link>
      </p>
    </AccountScreen>
  );
}

interface ActivationFailedProps {
  text: string;
  /** Where asking again may help: the link may be good, so nothing advises to sign up again. */
  onRetry?: (() => void) | undefined;
}

function ActivationFailed({ text, onRetry }: ActivationFailedProps) {
  return (
    <AccountScreen title={activationTexts.failed}>
      <Alert text={text} takesFocus={false} />
      {!onRetry && <p className={styles.quiet}>{activationTexts.again}</p>}
      <div className={styles.actions}>
        {onRetry ? (
          <Button onClick={onRetry}>{accountTexts.tryAgain}</Button>
        ) : (
          <ButtonLink to={paths.signUp}>{accountTexts.toSignUp}</ButtonLink>
        )}
        <ButtonLink to={paths.signIn} variant="outline">
          {accountTexts.toSignIn}
        </ButtonLink>
      </div>
    </AccountScreen>
  );
}

/** True for a refusal that asking again would not change. */
function isFinal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
