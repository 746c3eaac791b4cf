import { useMutation, useQueryClient } from "@tanstack/react-query";

import { failureText } from "@/shared/api/failure-text";
import { toast } from "@/shared/ui/toast";

/** Sends a change of a desk, says in a toast what became of it, and reads the desk's list anew. */
export function useChange<Sent, Answer>(
  key: string,
  send: (sent: Sent) => Promise<Answer>,
  done: (answer: Answer, sent: Sent) => string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, sent) => toast({ title: "Saved", description: done(answer, sent) }),
    onError: (error) =>
      toast({ title: "Error", description: failureText(error, "The change couldn't be saved. Please try again."), variant: "destructive" }),
    // After a refusal too: it may be that the row has changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["staff", key] }),
  });
}
