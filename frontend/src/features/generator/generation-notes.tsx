import { X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { IconButton } from "@/shared/ui/button";

import styles from "./generation-notes.module.css";
import { notesOf } from "./note-state";
import { noteTexts } from "./texts";

/** On the page of a recipe that was just generated: what became of the ingredients and instructions. Shown once. */
export function GenerationNotes() {
  const location = useLocation();
  const { pathname, search } = location;
  const brought = notesOf(location.state);
  const navigate = useNavigate();
  const titleId = useId();
  const [notes, setNotes] = useState(brought);

  // The browser keeps the state over a reload; by then the notes have been read.
  const isBrought = brought.length > 0;
  useEffect(() => {
    if (isBrought) void navigate(pathname + search, { replace: true, state: null });
  }, [isBrought, navigate, pathname, search]);

  if (notes.length === 0) return null;
  return (
    <aside className={styles.outer} aria-labelledby={titleId}>
      <div className={styles.notes}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {noteTexts.title}
          </h2>
          <ul className={styles.list}>
            {notes.map((note) => (
              <li key={note} dir="auto">
                {note}
              </li>
            ))}
          </ul>
        </div>
        <IconButton aria-label={noteTexts.dismiss} onClick={() => setNotes([])}>
          <X size="1.25rem" aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
