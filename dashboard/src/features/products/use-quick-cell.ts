import type { AdjustmentReason } from '@shop/shop-rules';
import { notify } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refusalText } from '@/shared/forms/notify-refusal';
import { useIsShown } from '@/shared/forms/use-is-shown';
import { useText } from '@/shared/i18n/use-text';
import type { QuickField } from './quick-values.queries';
import { typedValue, valueProblem } from './quick-rules';
import type { QuickTarget } from './quick-target';

interface Draft {
  text: string;
  /** Why a stock is corrected. */
  reason?: AdjustmentReason | undefined;
  error?: string | undefined;
}
interface Change {
  reason?: AdjustmentReason | undefined;
  to: number | null;
  was: number | null;
  /** What was typed; undefined: an earlier change is undone. */
  text?: string;
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/**
 * One value of a product or variant that is edited in the list. A saved value is shown at once, and a toast offers undo; if
 * the server refuses it, the previous one is shown again and the field keeps what was typed, with the reason.
 */
export const useQuickCell = (target: QuickTarget, field: QuickField) => {
  const t = useText();
  const { values } = target;
  const label = t(`quick.of.${field}`, { name: target.name });
  const [draft, showDraft] = useState<Draft>();
  // Moving the focus after Enter also blurs the field, which must not save twice.
  const current = useRef<Draft>(undefined);
  const setDraft = (next: Draft | undefined) => {
    current.current = next;
    showDraft(next);
  };
  const isShown = useIsShown();

  const saving = useMutation({
    mutationFn: ({ to, was, reason }: Change) => target.send(field, to, was, reason),
    onMutate: ({ to }) => target.show(field, to),
    onSuccess: (_answer, { to, was, text }) => {
      target.refresh();
      if (text === undefined) return;
      notify(t('quick.changed', { what: label }), {
        kind: 'success',
        // Only the last change is offered: rows are often edited one after the other.
        id: 'quick',
        action: {
          text: t('products.undo'),
          onSelect: () => saving.mutate({ to: was, was: to }),
        },
      });
    },
    onError: (error, { text, was, reason: why }) => {
      target.show(field, was);
      target.refresh();
      const reason = refusalText(error, t('quick.failed'));
      if (isShown.current && text !== undefined) setDraft({ text, reason: why, error: reason });
      else notify(`${label}: ${reason}`, { kind: 'error' });
    },
  });

  return {
    label,
    draft,
    busy: saving.isPending,
    /** Whether leaving would lose a value that is typed, refused or being saved. */
    dirty:
      saving.isPending ||
      (draft !== undefined && (draft.error !== undefined || draft.text !== textOf(values[field]))),
    open: () => {
      if (!saving.isPending) setDraft({ text: textOf(values[field]) });
    },
    type: (text: string) => setDraft({ text, reason: draft?.reason }),
    explain: (reason: AdjustmentReason | undefined) =>
      draft && setDraft({ text: draft.text, reason }),
    cancel: () => setDraft(undefined),
    /** Returns whether the field closes: its value is valid. */
    save: (): boolean => {
      const typed = current.current;
      if (!typed) return false;
      const to = typedValue(field, typed.text, target.isVariant);
      const problem = valueProblem(field, to, values);
      if (to === undefined || problem) {
        setDraft({ ...typed, error: problem && t(problem) });
        return false;
      }
      setDraft(undefined);
      if (to !== values[field]) {
        const { text, reason } = typed;
        saving.mutate({ text, reason, to, was: values[field] });
      }
      return true;
    },
  };
};
