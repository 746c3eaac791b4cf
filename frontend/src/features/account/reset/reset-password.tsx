import { useState } from "react";

import { paths } from "@/shared/config/paths";
import { lazyNamed } from "@/shared/lazy/lazy-named";
import { unavailableTexts } from "@/shared/lazy/unavailable";
import { Alert } from "@/shared/ui/alert";
import { Button, ButtonLink } from "@/shared/ui/button";

import { AccountScreen } from "../layout/account-screen";
import styles from "../layout/form.module.css";
import { accountTexts, resetTexts } from "../texts";

const NewPasswordForm = lazyNamed(() => import("./new-password-form"), "NewPasswordForm");

type Outcome = { is: "open"; isAgain?: boolean } | { is: "done" } | { is: "failed"; text: string };

/** Sets a new password by the link id of a reset mail. Whether the link is still good shows when it is used. */
export function ResetPassword({ linkId }: { linkId: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ is: "open" });

  if (linkId === "") return <InvalidLink />;
  switch (outcome.is) {
    case "open":
      return (
        <NewPasswordForm
          fallback={<AccountScreen title={resetTexts.title} lead={resetTexts.validating} />}
          onUnavailable={() => setOutcome({ is: "failed", text: unavailableTexts.offline })}
          linkId={linkId}
          isAgain={outcome.isAgain}
          onDone={() => setOutcome({ is: "done" })}
          onFailure={(text) => setOutcome({ is: "failed", text })}
        />
      );
    case "done":
      return (
        <AccountScreen title={resetTexts.doneTitle} lead={resetTexts.doneLead} isSeated takesFocus>
          <div className={styles.actions}>
            <ButtonLink to={paths.signIn}>{accountTexts.toSignIn}</ButtonLink>
          </div>
        </AccountScreen>
      );
    case "failed":
      return (
        <AccountScreen title={resetTexts.failedTitle}>
          <Alert text={outcome.text} />
          <div className={styles.actions}>
            <Button onClick={() => setOutcome({ is: "open", isAgain: true })}>{accountTexts.tryAgain}</Button>
            <NewLink />
          </div>
        </AccountScreen>
      );
  }
}

function InvalidLink() {
  return (
    <AccountScreen title={resetTexts.invalidTitle}>
      <Alert text={resetTexts.missing} takesFocus={false} />
      <p className={styles.sentence}>{resetTexts.invalid}</p>
      <div className={styles.actions}>
        <NewLink />
      </div>
    </AccountScreen>
  );
}

/** Leads to where reset mails are asked for. */
function NewLink() {
  return (
    <ButtonLink to={paths.signIn} state={{ hasForgotten: true }} variant="outline">
      {resetTexts.newLink}
    </ButtonLink>
  );
}
