import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import { paths } from "@/shared/config/paths";
import { Button } from "@/shared/ui/button";

import styles from "./conflict-notice.module.css";
import { conflictTexts } from "./texts";

interface ConflictNoticeProps {
  slug: string;
  onOverwrite: () => void;
}

/** Says that the blog was saved elsewhere, and lets its author choose. */
export function ConflictNotice({ slug, onOverwrite }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <p>{conflictTexts.text}</p>
      <div className={styles.actions}>
        <Link to={paths.blog(slug)} target="_blank">
          {conflictTexts.open}
        </Link>
        <Button variant="outline" onClick={onOverwrite}>
          {conflictTexts.overwrite}
        </Button>
      </div>
    </div>
  );
}
