import { i18n } from '@lingui/core';
import { ApiError } from '@shop/api-client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isUnknown } from './is-unknown';

/** What the server said, or that it could not be reached. */
export const reasonOf = (error: Error): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return error.serverMessage || (error.status === 0 ? i18n._('connection.lost') : undefined);
};

/**
 * Shows the server's errors at their fields and focuses the first; `own` replaces some of the texts. `fieldAt` is the
 * field of a pointer.
 */
export const showRefusal = <Values extends FieldValues>(
  error: Error,
  { setError, setFocus, getValues }: UseFormReturn<Values>,
  own: Partial<Record<Path<Values>, string>> = {},
  fieldAt = (pointer: string): string => pointer.split('/')[1] ?? '',
): void => {
  if (!(error instanceof ApiError)) return;
  const isField = (name: string): name is Path<Values> =>
    Object.hasOwn(getValues(), name.split('.')[0] ?? '');
  let first: Path<Values> | undefined;
  for (const { pointer, detail } of error.errors) {
    const name = fieldAt(pointer);
    if (!isField(name)) continue;
    setError(name, { message: own[name] ?? detail });
    first ??= name;
  }
  const message = reasonOf(error) ?? (isUnknown(error) ? i18n._('connection.unknown') : undefined);
  if (first) setFocus(first);
  else if (message) setError('root', { message });
};
