import { useMutation } from "@tanstack/react-query";

interface AccountCallOptions<Input, Output> {
  call: (input: Input) => Promise<Output>;
  onDone: (output: Output, input: Input) => void;
  onFailure?: (error: Error) => void;
}

/** A call that a form makes. It stays busy once it is done: what `onDone` does takes the form away. */
export function useAccountCall<Input, Output>({ call, onDone, onFailure }: AccountCallOptions<Input, Output>) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: call,
  });
  const isBusy = isPending || isSuccess;
  return {
    isBusy,
    error,
    run: (input: Input) => {
      // Given with the call, not above: nobody who has left the form meanwhile is led elsewhere.
      if (!isBusy) mutate(input, { onSuccess: onDone, ...(onFailure && { onError: onFailure }) });
    },
    reset,
  };
}
