import { paths } from "@/shared/config/paths";
import { ButtonLink } from "@/shared/ui/button";

import { AccountScreen } from "../layout/account-screen";
import styles from "../layout/form.module.css";
import { accountTexts, userCreatedTexts } from "../texts";

/** The next step after signing up. `email` is null if the screen was opened by its address. */
export function UserCreated({ email }: { email: string | null }) {
  return (
    <AccountScreen title={userCreatedTexts.title} lead={userCreatedTexts.lead}>
      <p className={styles.sentence}>{userCreatedTexts.sent(email)}</p>
      <p className={styles.quiet}>{userCreatedTexts.nothing}</p>
      <div className={styles.actions}>
        {/* Not the strongest: the next step is opening the mail. */}
        <ButtonLink to={paths.signIn} variant="outline">
          {accountTexts.toSignIn}
        </ButtonLink>
      </div>
    </AccountScreen>
  );
}
