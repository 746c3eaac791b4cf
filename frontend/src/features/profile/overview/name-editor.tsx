import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import type { Profile } from "@/shared/api/types";
import { IconButton } from "@/shared/ui/button";

import { nameTexts } from "../texts";
import styles from "./name-editor.module.css";
import { NameForm } from "./name-form";

/** From these on a name is set smaller, so that it does not push everything else away. In characters. */
const LONG_NAME = 28;
const LONGEST_NAMES = 40;

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
    <div className={styles.shown} data-length={lengthOf(profile.Full_Name)}>
      <h2 className={styles.name}>{profile.Full_Name}</h2>
      <IconButton ref={editButton} className={styles.edit} aria-label={nameTexts.edit} onClick={() => setIsEditing(true)}>
        <Pencil size="1.1875rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function lengthOf(name: string): "short" | "long" | "longest" {
  if (name.length > LONGEST_NAMES) return "longest";
  return name.length > LONG_NAME ? "long" : "short";
}
