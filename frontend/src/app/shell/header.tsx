import { Menu } from "lucide-react";
import { useState } from "react";
import { Link, NavLink } from "react-router-dom";

import { paths } from "@/shared/config/paths";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { ThemeToggle } from "@/shared/theme/theme-toggle";
import { IconButton } from "@/shared/ui/button";
import { Wordmark } from "@/shared/ui/wordmark";

import { AccountButton } from "./account-button";
import styles from "./header.module.css";
import { MAIN_LINKS } from "./navigation";
import { shellTexts } from "./texts";

const MobileMenu = lazyDialog(() => import("./mobile-menu"), "MobileMenu");

export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);

  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.home}>
          <Wordmark />
        </Link>
        <nav className={styles.nav} aria-label={shellTexts.mainNavigation}>
          {MAIN_LINKS.map(({ to, label, end }) => (
            <NavLink key={to} to={to} end={end} className={styles.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <ThemeToggle />
          <AccountButton />
          <IconButton
            className={styles.menuButton}
            aria-label={shellTexts.menu}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <Menu size="1.5rem" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {menuOpen && <MobileMenu onClose={() => setMenuOpen(false)} onUnavailable={() => setMenuOpen(false)} />}
    </header>
  );
}
