import { ApiError, useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { showRefusal } from './show-refusal';

const isOutdated = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/**
 * A form of a stored row with a version. If a colleague saved the row meanwhile, their values are loaded into the
 * fields that were not changed here; what was typed stays, and the next save replaces only that. `base` is the row
 * that the form is based on.
 */
export const useVersionedForm = <Row extends { version: number }, Values extends FieldValues>({
  row,
  valuesOf,
  load,
  save,
  staleKeys,
  texts,
}: {
  row: Row;
  valuesOf: (row: Row) => Values;
  /** Reads the row as it is stored now. */
  load: () => Promise<Row>;
  save: (values: Values, version: number) => Promise<{ data?: unknown }>;
  staleKeys: QueryKey[];
  /** Text ids of the notifications. */
  texts: { saved: string; notSaved: string };
}) => {
  const t = useText();
  const [base, setBase] = useState(row);
  const form = useForm<Values>({ defaultValues: valuesOf(row) as DefaultValues<Values> });
  // The form keeps track of changed fields only if they are read.
  void form.formState.dirtyFields;

  const takeOver = async (): Promise<void> => {
    const latest = await load();
    setBase(latest);
    form.reset(valuesOf(latest), { keepDirtyValues: true, keepDirty: true });
    form.setError('root', { message: t('unsaved.takenOver') });
  };
  const change = useChange(
    async (values: Values) => {
      const saved = await save(values, base.version);
      // Nothing is unsaved while the new version is loaded.
      form.reset(values);
      return saved;
    },
    staleKeys,
    {
      onSuccess: () => notify(t(texts.saved), { kind: 'success' }),
      onError: () => notify(t(texts.notSaved), { kind: 'error' }),
      showError: (error) => {
        showRefusal(error, form);
        if (isOutdated(error)) void takeOver().catch(() => undefined);
      },
    },
  );
  return { form, change, base };
};
