import { lazyDialog } from "@/shared/lazy/lazy-dialog";

export interface SignInPromptProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** Where on the page to come back to: what is asked for behind it, with its #. */
  fragment?: string;
}

const SignInDialog = lazyDialog(() => import("./sign-in-dialog"), "SignInDialog");

/** Asks a visitor to sign in: Cancel closes, Sign In remembers the current path, with the fragment, and goes to /sign-in. */
export function SignInPrompt(props: SignInPromptProps) {
  return props.open ? <SignInDialog {...props} onUnavailable={() => props.onOpenChange(false)} /> : null;
}
