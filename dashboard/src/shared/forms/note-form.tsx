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
  saved = '',
  busy,
  onSend,
  onCancel,
}: {
  label: string;
  hint?: string;
  submitText: string;
  /** The text before the change. */
  saved?: string;
  busy: boolean;
  /** Gets a function that empties the field. */
  onSend: (text: string, clear: () => void) => void;
  onCancel?: () => void;
}) => {
  const t = useText();
  const [text, setText] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  const trimmed = text.trim();
  const send = () => {
    setChecked(true);
    if (trimmed === '' || busy) return;
    onSend(trimmed, () => {
      setText('');
      setChecked(false);
    });
  };
  useUnsaved({ dirty: trimmed !== saved.trim(), saving: busy });
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
        hint={hint}
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
