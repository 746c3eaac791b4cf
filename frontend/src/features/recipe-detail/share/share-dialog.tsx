import { Link2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";

import { useIsMobile } from "@/shared/hooks/use-media-query";
import { Dialog } from "@/shared/ui/dialog";
import { NetworkGlyph } from "@/shared/ui/network-glyph";
import { toast } from "@/shared/ui/toast";

import styles from "./share-dialog.module.css";
import { shareText, shortLink, twitterLink, whatsAppLink, type SharedRecipe } from "./share-links";
import { shareTexts } from "./texts";

/** On a phone the app that was chosen takes over; the window it was chosen in has done its work. */
const CLOSE_ON_MOBILE_AFTER_MS = 1000;

interface ShareDialogProps {
  recipe: SharedRecipe;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Offers a recipe to WhatsApp, Twitter and the clipboard. */
export function ShareDialog({ recipe, open, onOpenChange }: ShareDialogProps) {
  const isMobile = useIsMobile();
  const closing = useRef<number>(undefined);
  const linkId = useId();
  const link = shortLink(recipe, location.origin);

  useEffect(() => () => window.clearTimeout(closing.current), []);
  const afterSharing = () => {
    if (isMobile) closing.current = window.setTimeout(() => onOpenChange(false), CLOSE_ON_MOBILE_AFTER_MS);
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={shareTexts.title} description={shareTexts.hint}>
      <blockquote className={styles.message}>{shareText(recipe)}</blockquote>
      <ul className={styles.ways}>
        <li>
          <a
            className={styles.way}
            href={whatsAppLink(recipe, location.origin)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={afterSharing}
          >
            <NetworkGlyph name="whatsapp" size="1.375rem" />
            {shareTexts.whatsApp}
          </a>
        </li>
        <li>
          <a
            className={styles.way}
            href={twitterLink(recipe, location.origin)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={afterSharing}
          >
            <NetworkGlyph name="x" size="1.375rem" />
            {shareTexts.twitter}
          </a>
        </li>
        <li>
          <button type="button" className={styles.way} onClick={() => void copyLink(link)}>
            <Link2 size="1.375rem" aria-hidden="true" />
            {shareTexts.copy}
          </button>
        </li>
      </ul>
      {/* The way out where the browser refuses the clipboard. */}
      <label className={styles.label} htmlFor={linkId}>
        {shareTexts.link}
      </label>
      <input id={linkId} className={styles.link} readOnly value={link} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: shareTexts.copied });
  } catch {
    // Refused, or no clipboard at all on a plain-http address.
    toast({ variant: "destructive", title: shareTexts.error, description: shareTexts.copyFailed });
  }
}
