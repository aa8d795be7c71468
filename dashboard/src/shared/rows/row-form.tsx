import { BusyOverlay, Button } from '@shop/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FormEnd } from '@/shared/forms/form-end';
import { FileChecks, type TrackCheck } from '@/shared/files/use-file-checks';
import { useText } from '@/shared/i18n/use-text';
import { confirmDiscard } from '@/shared/unsaved/unsaved-changes';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';

/** Frame of a form that adds or changes one row; Escape cancels a change, after a question if there is unsaved input. */
export const RowForm = ({
  label,
  submitText,
  dirty,
  busy,
  failure,
  problem,
  isInDialog = false,
  onFileCheck,
  onSubmit,
  onCancel,
  children,
}: {
  label: string;
  submitText: string;
  /** Whether there is unsaved input. */
  dirty: boolean;
  busy: boolean;
  /** That it was not saved. */
  failure?: string | undefined;
  /** Errors without a field. */
  problem?: string;
  /** Whether it is in a dialog that asks about its forms, and not in a `FormDialog`. */
  isInDialog?: boolean;
  onFileCheck: TrackCheck;
  onSubmit: () => void;
  onCancel?: () => void;
  children: ReactNode;
}) => {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onCancel !== undefined;
  useUnsaved({ dirty, saving: busy, save: onSubmit, isInDialog });
  const cancel = useEffectEvent(async () => {
    if (onCancel && (!dirty || (await confirmDiscard()))) onCancel();
  });
  // An opened form takes the focus of its button.
  useEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isOpened]);
  useEffect(() => {
    const element = form.current;
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A dialog closes by itself.
      if (key === 'Escape' && !defaultPrevented) void cancel();
    };
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, []);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      aria-busy={busy}
      className="@container relative flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FileChecks value={onFileCheck}>{children}</FileChecks>
      <FormEnd problem={failure ?? problem} reason={failure && problem}>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('rows.cancel')}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {submitText}
        </Button>
      </FormEnd>
      {busy && <BusyOverlay text={t('rows.saving')} />}
    </form>
  );
};
