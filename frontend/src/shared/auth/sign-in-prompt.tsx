import { lazy, Suspense } from "react";

export interface SignInPromptProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
}

const SignInDialog = lazy(() => import("./sign-in-dialog").then((module) => ({ default: module.SignInDialog })));

/** Asks a visitor to sign in: Cancel closes, Sign In remembers the current path and goes to /sign-in. */
export function SignInPrompt(props: SignInPromptProps) {
  return props.open ? (
    <Suspense>
      <SignInDialog {...props} />
    </Suspense>
  ) : null;
}
