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
  /** Current errors; read here to subscribe even while no field is rendered. */
  errors: FieldErrors<T>;
  /** Fields that failed the last submit; listed until the next one. */
  problems: FormProblem[];
  /** Number of submits. */
  attempt: number;
  /** Error of the last submit as a whole. */
  failure: string | undefined;
  setFailure: (text: string | undefined) => void;
  /** Shows a server error at its fields, or as a whole. */
  refuse: (error: unknown, fallback: string) => void;
  /** Submit handler: validates, runs the action and shows its errors. */
  sends: (
    work: (values: T) => unknown,
    fallback: string,
  ) => (event: FormEvent<HTMLFormElement>) => void;
}

/** Duration of a click: an error that appears on blur would move the button away from the pointer. */
const PRESS_MS = 250;

/** Field name in a JSON pointer of the server: its last segment. */
const nameIn = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

const problemsIn = (errors: FieldErrors): FormProblem[] =>
  Object.entries(errors).flatMap(([field, error]) =>
    typeof error?.message === 'string' ? [{ field, text: error.message }] : [],
  );

/**
 * Form behaviour of the shop: fields validate on blur, then on change. A failed submit lists the errors and keeps the
 * values. `wireNames` maps fields to other API names.
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

  /** In field order. */
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
