import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  changesOf,
  emptyProduct,
  withChanges,
  type ProductChanges,
  type ProductValues,
} from './product-values';

const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Object.values(Object(value)).every(isText);

/** Lists of objects with texts. */
const ROWS = ['variants', 'imageColors'];

/** Whether a draft can store the value: no files. */
const isTyped = ([name, value]: [string, unknown]): boolean => {
  const known: unknown = Object.hasOwn(emptyProduct, name)
    ? emptyProduct[name as keyof ProductValues]
    : undefined;
  if (!Array.isArray(known)) return typeof known === typeof value;
  return Array.isArray(value) && value.every(ROWS.includes(name) ? isTexts : isText);
};
const typedOf = (fields: object): ProductChanges =>
  Object.fromEntries(Object.entries(fields).filter(isTyped));

/** The draft before the page was reloaded. */
const readDraft = (key: string): ProductChanges => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typedOf(Object(draft) as object);
  } catch {
    return {};
  }
};

/**
 * The fields of a product form: their initial values, and the draft, which stores typed values for a reload or a new
 * sign-in; files cannot be stored.
 */
export const useProductFields = (initial: ProductValues, draftName: string) => {
  const key = `product draft ${draftName}`;
  const [start, setStart] = useState(initial);
  const [isRestored, setRestored] = useState(() => Object.keys(readDraft(key)).length > 0);
  const form = useForm<ProductValues>({ defaultValues: start });
  const { reset, subscribe } = form;

  const begin = (values: ProductValues, typed: ProductChanges = {}) => {
    setStart(values);
    setRestored(false);
    reset(values);
    reset(withChanges(values, typed), { keepDefaultValues: true });
  };
  useEffect(() => {
    reset((values) => withChanges(values, readDraft(key)), { keepDefaultValues: true });
  }, [key, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = typedOf(changesOf(start, values));
          if (Object.keys(typed).length === 0) sessionStorage.removeItem(key);
          else sessionStorage.setItem(key, JSON.stringify(typed));
        },
      }),
    [key, subscribe, start],
  );
  return { form, start, isRestored, begin, deleteDraft: () => sessionStorage.removeItem(key) };
};
