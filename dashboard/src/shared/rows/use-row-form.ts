import { useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useFileChecks } from '@/shared/files/use-file-checks';
import { showRefusal } from '@/shared/forms/show-refusal';

/** A short form that adds a row and is reset, or changes one and closes. */
export const useRowForm = <Values extends FieldValues, Result = unknown>({
  start,
  save,
  stale,
  saved,
  failed,
  onDone,
}: {
  start: DefaultValues<Values>;
  save: (values: Values) => Promise<{ data?: Result }>;
  /** Queries to refetch after saving. */
  stale: QueryKey[];
  /** Text of the success toast. */
  saved: string | ((answer: Result | undefined) => string);
  failed: string;
  onDone?: () => void;
}) => {
  const form = useForm<Values>({ defaultValues: start });
  const { isPending, mutate } = useChange(save, stale, {
    onSuccess: (answer) => {
      notify(typeof saved === 'string' ? saved : saved(answer), { kind: 'success' });
      form.reset();
      onDone?.();
    },
    onError: () => notify(failed, { kind: 'error' }),
    showError: (error) => showRefusal(error, form),
  });
  const { track, waiting, submit } = useFileChecks(form.handleSubmit((values) => mutate(values)));
  return {
    form,
    /** Errors without a field. */
    problem: form.formState.errors.root?.message,
    onCancel: onDone,
    busy: isPending || waiting,
    onFileCheck: track,
    onSubmit: () => {
      if (!isPending) submit();
    },
  };
};
