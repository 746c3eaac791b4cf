import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import type { Profile } from "@/shared/api/types";
import { IconButton } from "@/shared/ui/button";

import { nameTexts } from "../texts";
import styles from "./name-editor.module.css";
import { NameForm } from "./name-form";

/** From here on a name is set smaller, so that it does not push everything else away. */
const LONG_NAME = 28;

/** The member's name, and in its place the form that changes it. */
export function NameEditor({ profile }: { profile: Profile }) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The keyboard goes on from where it opened the form.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <NameForm profile={profile} onClose={() => setIsEditing(false)} />;
  return (
    <div className={styles.shown}>
      <h2 className={styles.name} data-long={profile.Full_Name.length > LONG_NAME}>{profile.Full_Name}</h2>
      <IconButton ref={editButton} aria-label={nameTexts.edit} onClick={() => setIsEditing(true)}>
        <Pencil size={19} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
