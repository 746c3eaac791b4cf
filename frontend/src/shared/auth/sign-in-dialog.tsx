import { useLocation, useNavigate } from "react-router-dom";

import { paths } from "@/shared/config/paths";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";

import { storeReturnUrl } from "./auth-storage";
import type { SignInPromptProps } from "./sign-in-prompt";

/** Asks to sign in. Use SignInPrompt, which fetches this file when it is needed, unless that is lazy already. */
export function SignInDialog({ open, onOpenChange, title, description, fragment = "" }: SignInPromptProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const goToSignIn = () => {
    storeReturnUrl(pathname + search + fragment);
    void navigate(paths.signIn);
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <DialogActions>
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button onClick={goToSignIn}>Sign In</Button>
      </DialogActions>
    </Dialog>
  );
}
