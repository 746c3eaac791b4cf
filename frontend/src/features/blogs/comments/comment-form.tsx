import rules from "@config/fields.json";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError } from "@/shared/api/errors";
import { AuthExpiredError, useAuth } from "@/shared/auth/auth";
import { SignInPrompt } from "@/shared/auth/sign-in-prompt";
import { Button } from "@/shared/ui/button";
import { TextArea } from "@/shared/ui/field";
import { toast } from "@/shared/ui/toast";

import { commentsQuery, submitComment } from "../api";
import { commentTexts } from "../texts";
import styles from "./comment-form.module.css";
import { keptComment } from "./kept-comment";
import { useKeptText } from "./use-kept-text";

const { maxCharacters, tooLong } = rules.comment.text;

/** Writes a comment. Visitors are asked to sign in when they send it; what they typed waits for them. */
export function CommentForm({ blogId }: { blogId: number }) {
  const isMember = useAuth() !== null;
  const [text, setText] = useKeptText(keptComment(blogId));
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => submitComment(blogId, text.trim()),
    onSuccess: () => {
      setText("");
      toast(commentTexts.submitted);
      void queryClient.invalidateQueries({ queryKey: commentsQuery(blogId).queryKey });
    },
    onError: (error) => {
      // That one is told, and leads to the sign-in.
      if (error instanceof AuthExpiredError) return;
      toast({ ...(error instanceof ApiError ? commentTexts.refused : commentTexts.unanswered), variant: "destructive" });
    },
  });
  const isTooLong = text.trim().length > maxCharacters;
  const send = () => {
    if (isPending || isTooLong) return;
    if (isMember) mutate();
    else setIsAsking(true);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={commentTexts.label}
        value={text}
        onValueChange={setText}
        rows={3}
        error={isTooLong ? tooLong : undefined}
      />
      <Button type="submit" disabled={text.trim() === ""} aria-disabled={isPending} aria-busy={isPending}>
        {isPending ? commentTexts.submitting : commentTexts.submit}
      </Button>
      <SignInPrompt
        open={isAsking}
        onOpenChange={setIsAsking}
        title={commentTexts.promptTitle}
        description={commentTexts.promptText}
      />
    </form>
  );
}
