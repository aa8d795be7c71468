import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emptyProduct, type ProductChanges, type ProductValues } from './product-values';

const keyOf = (name: string) => `product draft ${name}`;

/** Whether a draft can store the value: texts, not files. */
const isTyped = ([name, value]: [string, unknown]): boolean => {
  const known: unknown = Object.hasOwn(emptyProduct, name) && emptyProduct[name as 'name'];
  return Array.isArray(known)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : typeof known === 'string' && typeof value === 'string';
};
const typedOf = (fields: object): ProductChanges =>
  Object.fromEntries(Object.entries(fields).filter(isTyped));

/** The draft before the page was reloaded. */
export const readDraft = (name: string): ProductChanges => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typedOf(Object(draft) as object);
  } catch {
    return {};
  }
};

export const deleteDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));

/** Stores typed values for a reload or a new sign-in; files cannot be stored. */
export const useDraft = (
  name: string,
  { subscribe }: UseFormReturn<ProductValues>,
  changesIn: (values: ProductValues) => ProductChanges,
): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = typedOf(changesIn(values));
          if (Object.keys(typed).length === 0) deleteDraft(name);
          else sessionStorage.setItem(keyOf(name), JSON.stringify(typed));
        },
      }),
    [name, subscribe, changesIn],
  );
};
