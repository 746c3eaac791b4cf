import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useForm as useHookForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";

import { errorNames, problemsOfFields, type Problem } from "./field-errors";
import type { FormTabs } from "./use-form-tabs";
import type { z } from "./zod";

export interface FormOptions<Input extends FieldValues, Values, Answer> {
  /** The rules of every field in the order of the screen; what it makes of the input is sent. */
  schema: z.ZodType<Values, Input>;
  defaultValues: Input;
  send: (values: Values) => Promise<Answer>;
  /** Runs after success unless the form has been left meanwhile. An error that it raises counts as a failure. */
  onDone: (answer: Answer, values: Values) => void;
  /** What `ServerError` shows of a failure; null for one that is shown elsewhere. */
  failureText?: (error: Error) => string | null;
  /** The field that shows failures in the place of `ServerError`, for a form of one field. */
  failureField?: Path<Input>;
  /** Runs after a failure that is not shown at fields. */
  onFailure?: (error: Error) => void;
  /** Runs when a field is wrong, with the sentence of the first one. */
  onInvalid?: (field: Path<Input>, sentence: string) => void;
  /** Fields whose name in a refused body is another than in the form. */
  wireNames?: Record<string, Path<Input>>;
  /** The tabs that the fields are spread over. */
  tabs?: Pick<FormTabs, "open">;
}

/** A form whose fields are judged when it is sent, and from then on at every change until they are right.
 *
 * The first wrong field takes the focus, in the tab that holds it. What the server says about fields of a refused body
 * (422) is shown at these fields, anything else by `ServerError`. A failure keeps what was typed. While the form is
 * busy it can't be sent again; it stays busy after success, until `reset` or `release`.
 */
export function useForm<Input extends FieldValues, Values, Answer>(options: FormOptions<Input, Values, Answer>) {
  const { schema, defaultValues, tabs } = options;
  const { control, formState, getValues, handleSubmit, reset, setError, setFocus, setValue } = useHookForm<Input, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Input>,
    shouldFocusError: tabs === undefined,
  });
  const call = useMutation({ mutationFn: options.send });
  // The state below follows a render later: too late for a second submit within the same moment.
  const isLocked = useRef(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const [focusRequest, setFocusRequest] = useState<{ name: Path<Input> } | null>(null);

  // A field in a tab that has just opened can take the focus only now.
  useEffect(() => {
    if (focusRequest === null) return;
    setFocus(focusRequest.name);
    // The rows of a sortable list are drawn a moment after their tab.
    const frame = requestAnimationFrame(() => setFocus(focusRequest.name));
    return () => cancelAnimationFrame(frame);
  }, [focusRequest, setFocus]);

  const release = () => {
    isLocked.current = false;
    setFailure(null);
    call.reset();
  };

  /** Takes the focus to the first of these fields and returns it. */
  const focusFirst = (problems: Problem[]) => {
    const name = tabs?.open(problems.map(([field]) => field)) ?? problems[0]?.[0];
    if (name !== undefined) setFocusRequest({ name: name as Path<Input> });
    return problems.find(([field]) => field === name);
  };

  const fail = (error: Error) => {
    release();
    const problems = problemsOfFields(error, getValues(), options.wireNames ?? {}) ?? problemOfForm(error);
    if (problems === null) {
      setFailure(error);
      options.onFailure?.(error);
      return;
    }
    problems.forEach(([name, sentence]) => setError(name as Path<Input>, { type: "server", message: sentence }));
    focusFirst(problems);
  };

  const problemOfForm = (error: Error): Problem[] | null => {
    const { failureField, failureText } = options;
    return failureField && failureText ? [[failureField, failureText(error) ?? ""]] : null;
  };

  const sendOnce = (values: Values) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setFailure(null);
    // Callbacks given with the call don't run once the form is gone.
    call.mutate(values, {
      onError: fail,
      onSuccess: (answer) => {
        try {
          options.onDone(answer, values);
        } catch (error) {
          fail(error as Error);
        }
      },
    });
  };

  const showInvalid = (errors: typeof formState.errors) => {
    const problems = errorNames(errors);
    const first = tabs === undefined ? problems[0] : focusFirst(problems);
    if (first !== undefined) options.onInvalid?.(first[0] as Path<Input>, first[1]);
  };

  return {
    control,
    /** The dotted names of the fields that show an error. */
    wrongFields: errorNames(formState.errors).map(([name]) => name),
    /** True when something was changed that has not been sent. */
    isDirty: formState.isDirty && !call.isSuccess,
    isBusy: call.isPending || call.isSuccess,
    failureText: failure === null ? null : (options.failureText?.(failure) ?? null),
    onSubmit: (event: SyntheticEvent) => {
      if (isLocked.current) event.preventDefault();
      else void handleSubmit(sendOnce, showInvalid)(event);
    },
    /** Sends the form as its button does. */
    submit: () => {
      if (!isLocked.current) void handleSubmit(sendOnce, showInvalid)();
    },
    /** Changes a field that no widget shows. */
    setValue,
    setFocus,
    /** Opens the tab that holds the field, and takes the focus to it. */
    goTo: (name: Path<Input>) => void focusFirst([[name, ""]]),
    /** Puts in values that were typed before: they count as changes. */
    restore: (values: Input) => reset(values, { keepDefaultValues: true }),
    /** Ends being busy and keeps what was typed. */
    release,
    /** Begins anew, with these values or the first ones. */
    reset: (values?: Input) => {
      release();
      reset(values);
    },
  };
}
