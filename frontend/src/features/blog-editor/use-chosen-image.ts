import { useEffect, useRef, useState } from "react";

import { heldPicture, holdPicture } from "./drafts/held-pictures";
import type { FeaturedImage } from "./values";

/** The featured image while it is edited. A chosen file is held for its draft until it is sent or removed. */
export function useChosenImage(present: FeaturedImage | null, draftId: string) {
  const urls = useRef<string[]>([]);
  const [image, setImage] = useState(() => present);

  const show = (file: File): FeaturedImage => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    return { file, url };
  };

  useEffect(() => {
    const created = urls.current;
    return () => created.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  return {
    image,
    pick: (file: File) => {
      holdPicture(draftId, file);
      setImage(show(file));
    },
    remove: () => {
      holdPicture(draftId, null);
      setImage(null);
    },
    /** The site has the picture now; its preview stays. */
    markSent: () => {
      holdPicture(draftId, null);
      setImage((current) => current && { ...current, file: null });
    },
    /** Takes the picture that was chosen for a draft, if it is still there; returns whether it is. */
    takeHeld: (ofDraftId: string): boolean => {
      const file = heldPicture(ofDraftId);
      if (file !== null) setImage(show(file));
      return file !== null;
    },
    reset: () => {
      holdPicture(draftId, null);
      setImage(present);
    },
  };
}
