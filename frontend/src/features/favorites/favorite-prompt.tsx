import { SignInDialog } from "@/shared/auth/sign-in-dialog";

// Here and not in texts.ts, which is part of the first load of Home.
const TITLE = "Sign in to keep your favorites";
const TEXT = "Save the recipes you love and find them again on any device.";

/** What a visitor's heart opens. */
export function FavoritePrompt({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return <SignInDialog open onOpenChange={onOpenChange} title={TITLE} description={TEXT} />;
}
