import { useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";

import { initialsOf } from "@/shared/account/initials";
import { useAuth } from "@/shared/auth/auth";
import { storeReturnUrl } from "@/shared/auth/auth-storage";
import { isAccountPath, paths } from "@/shared/config/paths";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";

import styles from "./account-button.module.css";
import { shellTexts } from "./texts";

const AccountMenu = lazyDialog(() => import("./account-menu"), "AccountMenu");

/** Says on every screen whether one is signed in: the member's initials, which open a menu, or the way to sign in. */
export function AccountButton() {
  const user = useAuth()?.user;
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  if (user === undefined) {
    // The account screens have their own links to each other.
    return isAccountPath(pathname) ? null : (
      <Link className={styles.signIn} to={paths.signIn} onClick={() => storeReturnUrl(pathname + search)}>
        {shellTexts.signIn}
      </Link>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.initials}
        aria-label={shellTexts.account(user.name)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span>{initialsOf(user.name) || "•"}</span>
      </button>
      {isOpen && <AccountMenu button={button} user={user} onClose={close} onUnavailable={close} />}
    </>
  );
}
