import styles from "./social-links.module.css";
import { shellTexts } from "./texts";

/** The networks' own front pages: the product has no accounts of its own there yet. Glyphs on a 24 × 24 grid. */
const NETWORKS = [
  {
    name: "Facebook",
    url: "https://www.facebook.com/",
    glyph: "M13.4 21v-7.4h2.5l.5-3.1h-3V8.6c0-1 .4-1.6 1.7-1.6h1.5V4.3C16.2 4.1 15.4 4 14.5 4c-2.500 0-4.200 1.500-4.200 4.200v2.300H7.600v3.100h2.700V21Z",
  },
  {
    name: "Instagram",
    url: "https://www.instagram.com/",
    glyph:
      "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.700a4.300 4.300 0 1 1 0 8.600 4.300 4.300 0 0 1 0-8.600Zm0 2a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Zm4.600-3.400a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200Z",
  },
  {
    name: "X",
    url: "https://x.com/",
    glyph: "M4 4h4.800l3.900 5.300L17.300 4h2.300l-5.900 6.700L20.400 20h-4.800l-4.300-5.900L6.200 20H3.900l6.400-7.300Zm3 1.700 9.400 12.600h1.300L8.300 5.700Z",
  },
  {
    name: "WhatsApp",
    url: "https://www.whatsapp.com/",
    glyph:
      "M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.300-1.100L3.200 21l1.200-4.300A9 9 0 0 1 12 3Zm0 1.900a7.100 7.100 0 0 0-5.900 11l-.7 2.600 2.700-.7A7.100 7.100 0 1 0 12 4.900ZM9.300 7.900c.3 0 .5 0 .7.500l.7 1.600c.1.300 0 .5-.2.700l-.5.600c.6 1.100 1.500 1.900 2.700 2.400l.8-.900c.2-.2.4-.2.700-.1l1.500.8c.3.1.4.3.3.600-.1 1-1.100 1.700-2 1.700-2.900-.2-6.200-3.300-6.200-6.100 0-.9.800-1.800 1.500-1.800Z",
  },
] as const;

export function SocialLinks() {
  return (
    <ul className={styles.list} aria-label={shellTexts.social}>
      {NETWORKS.map(({ name, url, glyph }) => (
        <li key={name}>
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
            <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
              <path d={glyph} fill="currentColor" fillRule="evenodd" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
