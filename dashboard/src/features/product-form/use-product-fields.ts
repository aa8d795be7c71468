import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changesOf, type ProductChanges, type ProductValues } from './product-values';
import { readDraft, useDraft } from './use-draft';

/** The fields of a product form: their initial values, and the draft that a reload restores. */
export const useProductFields = (initial: ProductValues, draftName: string) => {
  const [start, setStart] = useState(initial);
  const [isRestored, setRestored] = useState(() => Object.keys(readDraft(draftName)).length > 0);
  const form = useForm<ProductValues>({ defaultValues: start });
  const { reset } = form;

  const begin = (values: ProductValues, typed: ProductChanges = {}) => {
    setStart(values);
    setRestored(false);
    reset(values);
    reset({ ...values, ...typed }, { keepDefaultValues: true });
  };
  useEffect(() => {
    reset((values) => ({ ...values, ...readDraft(draftName) }), { keepDefaultValues: true });
  }, [draftName, reset]);
  useDraft(
    draftName,
    form,
    useCallback((values: ProductValues) => changesOf(start, values), [start]),
  );
  return { form, start, isRestored, begin };
};
