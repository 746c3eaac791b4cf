import { useEffect, useRef, useState } from "react";

import { dropPicture, keepPicture, keptPicture } from "./drafts/kept-pictures";
import type { FeaturedImage } from "./values";

/** The featured image while it is edited. A chosen file is kept for its draft until it is sent or removed. */
export function useChosenImage(present: FeaturedImage | null, draftId: string) {
  const urls = useRef<string[]>([]);
  const [image, setImage] = useState(() => present);

  const show = (file: File) => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    setImage({ file, url });
  };

  useEffect(() => {
    const created = urls.current;
    return () => created.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  return {
    image,
    pick: (file: File) => {
      void keepPicture(draftId, file);
      show(file);
    },
    remove: () => {
      void dropPicture(draftId);
      setImage(null);
    },
    /** The site has the picture now; its preview stays. */
    markSent: () => {
      void dropPicture(draftId);
      setImage((current) => current && { ...current, file: null });
    },
    /** Takes the picture that was chosen for a draft; returns whether it was kept. */
    takeKept: async (ofDraftId: string): Promise<boolean> => {
      const file = await keptPicture(ofDraftId);
      if (file !== null) show(file);
      return file !== null;
    },
    reset: () => {
      void dropPicture(draftId);
      setImage(present);
    },
  };
}
