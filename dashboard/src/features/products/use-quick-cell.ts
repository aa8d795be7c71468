import { ApiError } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import {
  changeValues,
  refreshValues,
  showValues,
  type QuickField,
  type QuickValues,
} from './quick-values.queries';
import { typedValue, valueProblem } from './quick-rules';

interface Draft {
  text: string;
  error?: string | undefined;
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/**
 * One value of a product that is edited in the list. A saved value is shown at once; if the server refuses it, the
 * previous one is shown again and the field keeps what was typed, with the reason.
 */
export const useQuickCell = (values: QuickValues, field: QuickField, name: string) => {
  const t = useText();
  const queries = useQueryClient();
  const [draft, showDraft] = useState<Draft>();
  // Moving the focus after Enter also blurs the field, which must not save twice.
  const current = useRef<Draft>(undefined);
  const setDraft = (next: Draft | undefined) => {
    current.current = next;
    showDraft(next);
  };
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { id } = values;

  const saving = useMutation({
    mutationFn: async ({ to, was }: { text: string; to: number | null; was: number | null }) =>
      (await changeValues(id, { [field]: to, was: { [field]: was } })).data,
    onMutate: ({ to }) => showValues(queries, id, { [field]: to }),
    onSuccess: (answer) => {
      if (answer) showValues(queries, id, answer.product);
      void refreshValues(queries);
    },
    onError: (error, { text, was }) => {
      showValues(queries, id, { [field]: was });
      void refreshValues(queries);
      const reason = (error instanceof ApiError && error.serverMessage) || t('quick.failed');
      if (isShown.current) setDraft({ text, error: reason });
      else notify(`${name}: ${reason}`, { kind: 'error' });
    },
  });

  return {
    draft,
    busy: saving.isPending,
    open: () => {
      if (!saving.isPending) setDraft({ text: textOf(values[field]) });
    },
    type: (text: string) => setDraft({ text }),
    cancel: () => setDraft(undefined),
    /** Returns whether the field closes: its value is valid. */
    save: (): boolean => {
      const typed = current.current;
      if (!typed) return false;
      const to = typedValue(field, typed.text);
      const problem = valueProblem(field, to, values);
      if (to === undefined || problem) {
        setDraft({ ...typed, error: problem && t(problem) });
        return false;
      }
      setDraft(undefined);
      if (to !== values[field]) saving.mutate({ text: typed.text, to, was: values[field] });
      return true;
    },
  };
};
