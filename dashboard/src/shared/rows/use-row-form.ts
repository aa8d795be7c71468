import { isSessionEnded, useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useFileChecks } from '@/shared/files/use-file-checks';
import { isSame } from '@/shared/forms/is-same';
import { isUnknown } from '@/shared/forms/is-unknown';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { showRefusal } from '@/shared/forms/show-refusal';
import { isOutdated, takeOver } from '@/shared/forms/take-over';
import { useIsShown } from '@/shared/forms/use-is-shown';
import { useRequestKey, type Once } from '@/shared/forms/use-request-key';
import { useText } from '@/shared/i18n/use-text';
import { useNarrowedList } from '@/shared/list/use-narrowed-list';

/**
 * A short form that adds a row and is reset, or changes one and closes. If a colleague changed the row meanwhile, their
 * values are loaded into the fields that were not changed here; what was typed stays and can be saved again.
 */
export const useRowForm = <
  Values extends FieldValues,
  Result = unknown,
  Row extends object = object,
>({
  start,
  row,
  adds,
  isInList = true,
  save,
  stale,
  saved,
  failed,
  onDone,
}: {
  start: DefaultValues<Values>;
  /** The stored values of the edited row. */
  row?: Row | undefined;
  /** Names what the form adds, if it adds a row: the same content is then added once, also by a form that was reopened. */
  adds?: string | false;
  /** Whether the added row belongs to the list of the page, whose search or filters may hide it. */
  isInList?: boolean;
  /**
   * `before` are the stored values as they were read, for the server to compare; `once` makes the server add a row once;
   * `base` is the row on which the values are based, also if it was read again since.
   */
  save: (
    values: Values,
    before: string | undefined,
    once: Once,
    base: Row | undefined,
  ) => Promise<{ data?: Result }>;
  /** Queries to refetch after saving. */
  stale: QueryKey[];
  /** Text of the success toast. */
  saved: string | ((answer: Result | undefined) => string);
  /** Text of a failure, above what the server said. */
  failed: string;
  onDone?: () => void;
}) => {
  const t = useText();
  const queries = useQueryClient();
  const list = useNarrowedList();
  const form = useForm<Values>({ defaultValues: start });
  const { isDirty, errors, dirtyFields } = form.formState;
  // The form keeps track of changed fields only if they are read.
  void dirtyFields;
  const stored = row && JSON.stringify(row);
  const [base, setBase] = useState(row);
  const before = base && JSON.stringify(base);
  const sendOnce = useRequestKey(adds || undefined);
  const [isRefused, setRefused] = useState(false);
  /** The failure of a save that has arrived after all. */
  const [settled, setSettled] = useState<Error | null>(null);
  const isShown = useIsShown();
  const done = (answer: Result | undefined) => {
    const text = typeof saved === 'string' ? saved : saved(answer);
    if (adds && isInList && list.isNarrowed)
      notify(`${text} ${t('rows.mayBeHidden')}`, {
        kind: 'success',
        // Only the last row is announced: several are often added one after the other.
        id: 'added',
        action: { text: t('list.clear'), onSelect: list.clear },
      });
    else notify(text, { kind: 'success' });
    form.reset();
    onDone?.();
  };
  const loadStored = useEffectEvent(() => {
    setRefused(false);
    setBase(row);
    // An earlier save has arrived, although its response was lost.
    if (isSame(start, form.getValues())) {
      setSettled(error);
      return done(undefined);
    }
    takeOver(form, start as Values);
  });
  // The refused row is loaded again with its list.
  useEffect(() => {
    if (isRefused && stored !== before) loadStored();
  }, [isRefused, stored, before]);
  const send = (values: Values) => sendOnce(values, (once) => save(values, before, once, base));
  const { isPending, error, mutate } = useChange(send, stale, {
    onSuccess: done,
    onError: (error) => {
      if (!isShown.current) notifyRefusal(error, failed);
    },
    showError: (error) => {
      showRefusal(error, form);
      if (row === undefined || !isOutdated(error)) return;
      setRefused(true);
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    },
  });
  const { track, waiting, submit } = useFileChecks(form.handleSubmit((values) => mutate(values)));
  return {
    form,
    /** That it was not saved, unless that is not known; an ended session is reported once for all calls. */
    failure:
      error && error !== settled && !isUnknown(error) && !isSessionEnded(error)
        ? failed
        : undefined,
    /** Errors without a field. */
    problem: errors.root?.message,
    dirty: isDirty,
    onCancel: onDone,
    busy: isPending || waiting,
    onFileCheck: track,
    onSubmit: () => {
      if (!isPending) submit();
    },
  };
};
