import { useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { isSame } from './is-same';
import { notifyNotSaved } from './notify-refusal';
import { showRefusal } from './show-refusal';
import { isOutdated, takeOver } from './take-over';

/**
 * A form of a stored row. If a colleague saved the row meanwhile, their values are loaded into the fields that were not
 * changed here; what was typed stays, and the next save replaces only that. `base` is the row that the form is based on.
 */
export const useVersionedForm = <Row, Values extends FieldValues>({
  row,
  valuesOf,
  load,
  save,
  merge,
  staleKeys,
  texts,
  onSaved,
}: {
  row: Row;
  valuesOf: (row: Row) => Values;
  /** Reads the row as it is stored now. */
  load: () => Promise<Row>;
  /** Rejected by the server if `base` is not the stored row any more. */
  save: (values: Values, base: Row) => Promise<{ data?: unknown }>;
  /** Values of which a part of a field can be changed here and another part by a colleague. */
  merge?: (before: Values, mine: Values, latest: Values) => Partial<Values>;
  staleKeys: QueryKey[];
  /** Text ids of the notifications. */
  texts: { saved: string; notSaved: string };
  onSaved?: () => void;
}) => {
  const t = useText();
  const [base, setBase] = useState(row);
  const form = useForm<Values>({ defaultValues: valuesOf(row) as DefaultValues<Values> });
  // The form keeps track of changed fields only if they are read.
  void form.formState.dirtyFields;

  /** What is stored instead of `base`, after a refusal. */
  const newer = useRef<Row>(undefined);
  const showNewer = (latest: Row): void => {
    const merged = merge?.(valuesOf(base), form.getValues(), valuesOf(latest)) ?? {};
    setBase(() => latest);
    takeOver(form, valuesOf(latest));
    for (const [name, value] of Object.entries(merged))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
  };
  const change = useChange(
    async (values: Values): Promise<{ data?: unknown }> => {
      newer.current = undefined;
      try {
        await save(values, base);
      } catch (error) {
        if (!(error instanceof Error) || !isOutdated(error)) throw error;
        newer.current = await load().catch(() => undefined);
        // An earlier save has arrived, although its response was lost.
        if (!newer.current || !isSame(valuesOf(newer.current), values)) throw error;
      }
      // Nothing is unsaved while the new version is loaded.
      form.reset(values);
      return {};
    },
    staleKeys,
    {
      onSuccess: () => {
        notify(t(texts.saved), { kind: 'success' });
        onSaved?.();
      },
      onError: (error) => notifyNotSaved(error, t(texts.notSaved)),
      showError: (error) => {
        showRefusal(error, form);
        if (newer.current) showNewer(newer.current);
      },
    },
  );
  return { form, change, base };
};
