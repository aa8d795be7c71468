import { BusyOverlay, Button } from '@shop/ui';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { SaveBar } from './save-bar';
import { useUnsaved } from './use-unsaved';

/** A long form that is saved as a whole, with a bar for unsaved changes. */
export const SavedForm = <Values extends FieldValues>({
  form,
  change: { isPending, mutate },
  label,
  saveText,
  onReload,
  draft,
  children,
}: {
  form: UseFormReturn<Values>;
  /** Saves the values. */
  change: { isPending: boolean; mutate: (values: Values) => void };
  label: string;
  saveText: string;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
  /** Saves the values unchecked, without what `change` does with them; also on Ctrl+S. */
  draft?: { text: string; busy: boolean; save: (values: Values) => void };
  children: ReactNode;
}) => {
  const t = useText();
  const { isDirty, errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    if (!isPending && !draft?.busy) mutate(values);
  });
  const isBusy = isPending || draft?.busy === true;
  const saveDraft = draft && (() => !isBusy && draft.save(form.getValues()));
  useUnsaved({ dirty: isDirty, save: saveDraft ?? submit, saving: isBusy && isDirty });
  return (
    <form
      noValidate
      aria-label={label}
      aria-busy={isBusy}
      className="relative flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <SaveBar
        saveText={saveText}
        dirty={isDirty}
        busy={isPending}
        onDiscard={() => {
          form.reset();
          onReload();
        }}
        problem={errors.root?.message}
      >
        {draft && (
          <Button variant="secondary" busy={draft.busy} onClick={saveDraft}>
            {draft.text}
          </Button>
        )}
      </SaveBar>
      {isPending && <BusyOverlay text={t('rows.saving')} />}
    </form>
  );
};
