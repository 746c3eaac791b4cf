import { Heart } from "lucide-react";
import { useState } from "react";

import { useAuth } from "@/shared/auth/auth";
import { SignInPrompt } from "@/shared/auth/sign-in-prompt";

import styles from "./favorite-button.module.css";
import { favoriteTexts } from "./texts";

interface FavoriteButtonProps {
  title: string;
}

/** The heart of a recipe. Signed out, it asks to sign in; members' favorites come with accounts. */
export function FavoriteButton({ title }: FavoriteButtonProps) {
  const isSignedOut = useAuth() === null;
  const [asking, setAsking] = useState(false);
  if (!isSignedOut) return null;

  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-label={favoriteTexts.heart(title)}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Heart size="1.25rem" aria-hidden="true" />
      </button>
      <SignInPrompt
        open={asking}
        onOpenChange={setAsking}
        title={favoriteTexts.promptTitle}
        description={favoriteTexts.promptText}
      />
    </>
  );
}
