import { NOTE_LENGTH } from '@shop/shop-rules';
import { Button, TextAreaField } from '@shop/ui';
import { useState } from 'react';
import { focusInvalid } from './focus-invalid';
import { useText } from '@/shared/i18n/use-text';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';

/** Field for a note; the text stays until it is saved. */
export const NoteForm = ({
  label,
  hint,
  submitText,
  opened = '',
  stored = opened,
  busy,
  onSend,
  onCancel,
}: {
  label: string;
  hint?: string;
  submitText: string;
  /** The text before the change. */
  opened?: string;
  /** The text as it is stored now; shown if someone else has changed it. */
  stored?: string;
  busy: boolean;
  /** Gets a function that empties the field. */
  onSend: (text: string, clear: () => void) => void;
  onCancel?: () => void;
}) => {
  const t = useText();
  const [text, setText] = useState(opened);
  const [isChecked, setChecked] = useState(false);
  const trimmed = text.trim();
  // An own save whose response was lost is not someone else's.
  const isChangedElsewhere = stored !== opened && stored !== trimmed;
  const send = () => {
    setChecked(true);
    if (trimmed === '' || busy) return;
    onSend(trimmed, () => {
      setText('');
      setChecked(false);
    });
  };
  useUnsaved({ dirty: trimmed !== opened.trim(), saving: busy });
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        focusInvalid(event.currentTarget);
      }}
    >
      <TextAreaField
        label={label}
        hint={isChangedElsewhere ? t('unsaved.now', { text: stored }) : hint}
        rows={2}
        dir="auto"
        maxLength={NOTE_LENGTH}
        value={text}
        error={isChecked && trimmed === '' ? t('notes.needed') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="small" busy={busy}>
          {submitText}
        </Button>
        {onCancel && (
          <Button type="button" variant="quiet" size="small" onClick={onCancel}>
            {t('rows.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};
