import { ExternalLink, LogOut, Menu } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";

import { paths } from "@/shared/config/paths";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { ThemeToggle } from "@/shared/theme/theme-toggle";
import { IconButton } from "@/shared/ui/button";
import { Wordmark } from "@/shared/ui/wordmark";

import { adminTexts } from "../texts";
import styles from "./admin-header.module.css";
import { leaveDesks } from "./leave";
import { useStaff } from "./staff-context";

const DeskSheet = lazyDialog(() => import("./desk-sheet"), "DeskSheet");

/** Whose sign-in it is, the way to the site and the way out; on narrow screens also the desks. */
export function AdminHeader() {
  const staff = useStaff();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => setIsMenuOpen(false);

  return (
    <header className={styles.header}>
      <IconButton
        className={styles.menuButton}
        aria-label={adminTexts.menu}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => setIsMenuOpen(true)}
      >
        <Menu size="1.5rem" aria-hidden="true" />
      </IconButton>
      <Link to="/admin" className={styles.home}>
        <Wordmark />
        <span className={styles.place}>{adminTexts.place}</span>
      </Link>
      <p className={styles.who} title={staff.Email}>
        <span className={styles.name} aria-label={adminTexts.signedInAs(staff.Name)}>
          {staff.Name}
        </span>
      </p>
      <a href={paths.home} className={styles.site} aria-label={adminTexts.toSite} title={adminTexts.toSite}>
        <ExternalLink size="1.1875rem" strokeWidth={1.75} aria-hidden="true" />
      </a>
      <ThemeToggle />
      <IconButton aria-label={adminTexts.signOut} title={adminTexts.signOut} onClick={() => void leaveDesks()}>
        <LogOut size="1.1875rem" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {isMenuOpen && <DeskSheet onClose={closeMenu} onUnavailable={closeMenu} />}
    </header>
  );
}
