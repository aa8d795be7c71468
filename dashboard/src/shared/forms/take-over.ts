import { i18n } from '@lingui/core';
import { ApiError } from '@shop/api-client';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Whether a change was refused because someone else has changed the same meanwhile. */
export const isOutdated = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/** Paths of the texts that differ. */
const changedTexts = (before: unknown, after: unknown, path: string[] = []): string[][] => {
  if (typeof before === 'string') return before === after ? [] : [path];
  if (typeof before !== 'object' || before === null) return [];
  return Object.entries(before).flatMap(([name, value]) =>
    changedTexts(value, (Object(after) as Record<string, unknown>)[name], [...path, name]),
  );
};

/**
 * Loads what someone else has saved into the fields that were not changed here. What was typed stays; a text that both
 * have changed shows the other one below its field, and the next save replaces that.
 */
export const takeOver = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  latest: Values,
): void => {
  const before = form.formState.defaultValues;
  form.reset(latest as DefaultValues<Values> & Values, {
    keepDirtyValues: true,
    keepDirty: true,
  });
  form.setError('root', { message: i18n._('unsaved.takenOver') });
  for (const path of changedTexts(before, latest)) {
    const name = path.join('.') as Path<Values>;
    const text: unknown = path.reduce<unknown>((value, key) => Object(value)[key], latest);
    if (form.getFieldState(name).isDirty && form.getValues(name) !== text)
      form.setError(name, {
        message: i18n._('unsaved.now', { text: String(text ?? '') || i18n._('unsaved.empty') }),
      });
  }
};
