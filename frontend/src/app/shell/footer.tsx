import { useState } from "react";
import { Link } from "react-router-dom";

import { paths } from "@/shared/config/paths";
import { TAGLINE } from "@/shared/config/product";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { MOTIF_CODES } from "@/shared/motif/motifs";
import { Frieze } from "@/shared/motif/tile";
import { Wordmark } from "@/shared/ui/wordmark";

import styles from "./footer.module.css";
import { SocialLinks } from "./social-links";
import { shellTexts } from "./texts";

const ContactDialog = lazyDialog(() => import("@/features/contact/contact-dialog"), "ContactDialog");

export function Footer() {
  const [contact, setContact] = useState<"unopened" | "open" | "closed">("unopened");

  return (
    <footer className={styles.footer}>
      <Frieze codes={MOTIF_CODES} className={styles.frieze} />
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p className={styles.tagline}>{TAGLINE}</p>
          <p className={styles.blurb}>{shellTexts.blurb}</p>
          <SocialLinks />
        </div>
        <section aria-labelledby="footer-features">
          <h2 id="footer-features" className={styles.title}>
            {shellTexts.features}
          </h2>
          <ul className={styles.list}>
            {shellTexts.featureList.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={styles.title}>
            {shellTexts.quickLinks}
          </h2>
          <ul className={styles.list}>
            <li>
              <Link to={paths.privacyPolicy}>{shellTexts.privacy}</Link>
            </li>
            <li>
              <Link to={paths.termsOfService}>{shellTexts.terms}</Link>
            </li>
            <li>
              <button type="button" aria-haspopup="dialog" onClick={() => setContact("open")}>
                {shellTexts.contact}
              </button>
            </li>
          </ul>
        </nav>
        <p className={styles.copyright}>{shellTexts.copyright(new Date().getFullYear())}</p>
      </div>
      {contact !== "unopened" && (
        <ContactDialog
          open={contact === "open"}
          onOpenChange={(open) => setContact(open ? "open" : "closed")}
          onUnavailable={() => setContact("unopened")}
        />
      )}
    </footer>
  );
}
