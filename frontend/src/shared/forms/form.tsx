import { createContext, use, type ComponentProps, type ReactNode, type SyntheticEvent } from "react";

import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

interface FormState {
  isBusy: boolean;
  failureText: string | null;
}

const FormContext = createContext<FormState | null>(null);

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  form: FormState & { onSubmit: (event: SyntheticEvent) => void };
}

/** The <form> of `useForm`. Its `SubmitButton` and `ServerError` know its state. */
export function Form({ form, children, ...rest }: FormProps) {
  const { isBusy, failureText, onSubmit } = form;
  return (
    <FormContext value={{ isBusy, failureText }}>
      <form noValidate {...rest} onSubmit={onSubmit}>
        {children}
      </form>
    </FormContext>
  );
}

interface SubmitButtonProps {
  busyLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Not `disabled` while the form is busy: the button would lose the focus to the body. `useForm` sends only once. */
export function SubmitButton({ busyLabel, className, children }: SubmitButtonProps) {
  const { isBusy } = useFormState();
  return (
    <Button type="submit" className={className} aria-disabled={isBusy} aria-busy={isBusy}>
      {isBusy ? busyLabel : children}
    </Button>
  );
}

/** Says why the form was not accepted, when that concerns no single field. */
export function ServerError() {
  const { failureText } = useFormState();
  return failureText === null ? null : <Alert text={failureText} />;
}

function useFormState(): FormState {
  const state = use(FormContext);
  if (state === null) throw new Error("There is no Form around this component");
  return state;
}
