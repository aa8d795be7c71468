import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formDraft } from '@/shared/unsaved/form-draft';
import {
  changesOf,
  emptyProduct,
  withChanges,
  type ProductChanges,
  type ProductValues,
} from './product-values';

/** The fields of a product form: their initial values, and the draft of what was typed. */
export const useProductFields = (initial: ProductValues, draftName: string) => {
  const draft = useMemo(
    () => formDraft(`product draft ${draftName}`, emptyProduct, ['variants', 'imageColors']),
    [draftName],
  );
  const [start, setStart] = useState(initial);
  const [isRestored, setRestored] = useState(() => Object.keys(draft.read()).length > 0);
  const form = useForm<ProductValues>({ defaultValues: start });
  const { reset, subscribe } = form;

  const begin = (values: ProductValues, typed: ProductChanges = {}) => {
    setStart(values);
    setRestored(false);
    reset(values);
    reset(withChanges(values, typed), { keepDefaultValues: true });
  };
  useEffect(() => {
    reset((values) => withChanges(values, draft.read()), { keepDefaultValues: true });
  }, [draft, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.write(changesOf(start, values)),
      }),
    [draft, subscribe, start],
  );
  return { form, start, isRestored, begin, deleteDraft: draft.remove };
};
