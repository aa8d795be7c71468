import { ApiError } from '@shop/api-client';
import { useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { serverMessage } from '@/shared/api/server-message';

interface FormProblem {
  field: string;
  text: string;
}

export interface ShopForm<T extends FieldValues> extends UseFormReturn<T> {
  /** What is wrong now; read here, so that it is followed even while no field is shown. */
  errors: FieldErrors<T>;
  /** Fields that stopped the last attempt; they stay listed until the next one. */
  problems: FormProblem[];
  /** Attempts to send the form. */
  attempt: number;
  /** Why the last attempt failed as a whole. */
  failure: string | undefined;
  setFailure: (text: string | undefined) => void;
  /** Shows the server's refusal: at the fields it names, else as a whole. */
  refuse: (error: unknown, fallback: string) => void;
  /** Submit handler: checks the fields, does the work, shows what it throws. */
  sends: (
    work: (values: T) => unknown,
    fallback: string,
  ) => (event: FormEvent<HTMLFormElement>) => void;
}

/** As long as a press takes: a sentence that appears as a field is left would move the button from under it. */
const PRESS_MS = 250;

/** Name of the field a server problem points at: the last part of its JSON pointer. */
const nameIn = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

const problemsIn = (errors: FieldErrors): FormProblem[] =>
  Object.entries(errors).flatMap(([field, error]) =>
    typeof error?.message === 'string' ? [{ field, text: error.message }] : [],
  );

/**
 * A form as every page of the shop has it: fields are checked when they are left and then live, a refused
 * attempt lists what is wrong and keeps what was typed. `wireNames` are fields the server calls otherwise.
 */
export const useShopForm = <T extends FieldValues>(
  defaultValues: DefaultValues<T>,
  wireNames: Record<string, Path<T>> = {},
): ShopForm<T> => {
  const form = useForm<T>({
    mode: 'onTouched',
    shouldFocusError: false,
    delayError: PRESS_MS,
    defaultValues,
  });
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [failure, setFailure] = useState<string>();

  /** In the order of the fields. */
  const list = (found: FormProblem[]) => {
    const fields = Object.keys(defaultValues);
    setProblems(found.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field)));
    setAttempt((count) => count + 1);
  };
  const refuse = (error: unknown, fallback: string) => {
    const fields = Object.keys(form.getValues());
    const found = (error instanceof ApiError ? error.errors : []).flatMap(({ pointer, detail }) => {
      const name = nameIn(pointer);
      const field = wireNames[name] ?? fields.find((each) => each === name);
      return field ? [{ field, text: detail }] : [];
    });
    if (found.length === 0) return setFailure(serverMessage(error, fallback));
    for (const { field, text } of found)
      form.setError(field as Path<T>, { type: 'server', message: text });
    list(found);
  };
  const sends: ShopForm<T>['sends'] = (work, fallback) => (event) => {
    setFailure(undefined);
    setProblems([]);
    const send = form.handleSubmit(
      async (values) => {
        try {
          await work(values);
        } catch (error) {
          refuse(error, fallback);
        }
      },
      (errors) => list(problemsIn(errors)),
    );
    void send(event);
  };
  return {
    ...form,
    errors: form.formState.errors,
    problems,
    attempt,
    failure,
    setFailure,
    refuse,
    sends,
  };
};
