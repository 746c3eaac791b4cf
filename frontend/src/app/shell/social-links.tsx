import { NetworkGlyph } from "@/shared/ui/network-glyph";

import styles from "./social-links.module.css";
import { shellTexts } from "./texts";

/** The networks' own front pages: the product has no accounts of its own there yet. */
const NETWORKS = [
  { name: "Facebook", glyph: "facebook", url: "https://www.facebook.com/" },
  { name: "Instagram", glyph: "instagram", url: "https://www.instagram.com/" },
  { name: "X", glyph: "x", url: "https://x.com/" },
  { name: "WhatsApp", glyph: "whatsapp", url: "https://www.whatsapp.com/" },
] as const;

export function SocialLinks() {
  return (
    <ul className={styles.list} aria-label={shellTexts.social}>
      {NETWORKS.map(({ name, url, glyph }) => (
        <li key={name}>
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
            <NetworkGlyph name={glyph} size="1.25rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}
