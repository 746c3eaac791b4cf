import { LayoutDashboard, LogOut } from "lucide-react";
import type { RefObject } from "react";
import { Menu, MenuItem, Popover } from "react-aria-components";
import { useNavigate } from "react-router-dom";

import { signOut } from "@/shared/auth/auth";
import type { AuthState } from "@/shared/auth/auth-storage";
import { paths } from "@/shared/config/paths";

import styles from "./account-menu.module.css";
import { shellTexts } from "./texts";

interface AccountMenuProps {
  /** What the menu hangs on, and what gets the focus back. */
  button: RefObject<HTMLElement | null>;
  user: AuthState["user"];
  onClose: () => void;
}

/** Whose account it is, the way to the dashboard, and the way out. */
export function AccountMenu({ button, user, onClose }: AccountMenuProps) {
  const navigate = useNavigate();
  const leave = () => {
    signOut();
    void navigate(paths.signIn);
  };

  return (
    <Popover
      className={styles.popover ?? ""}
      triggerRef={button}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p className={styles.who}>
        <strong>{user.name}</strong>
        <span>{user.email}</span>
      </p>
      {/* A menu takes the focus when it opens; the rule is about forms. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <Menu className={styles.menu ?? ""} aria-label={shellTexts.account(user.name)} autoFocus="first" onClose={onClose}>
        <MenuItem className={styles.item ?? ""} onAction={() => void navigate(paths.myProfile)}>
          <LayoutDashboard size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          {shellTexts.dashboard}
        </MenuItem>
        <MenuItem className={styles.item ?? ""} onAction={leave}>
          <LogOut size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          {shellTexts.signOut}
        </MenuItem>
      </Menu>
    </Popover>
  );
}
