import { useState } from 'react';
import { NoteForm } from '@/shared/forms/note-form';
import { useText } from '@/shared/i18n/use-text';
import { useOrderChange } from '@/shared/use-order-change';
import { addNote } from '../orders.queries';

/** Adds a note that only staff see. */
export const AddNote = ({ operationId }: { operationId: string }) => {
  const t = useText();
  // A repeated request adds the note once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useOrderChange(
    (text: string) => addNote(operationId, text, key),
    t('orders.noteAdded'),
    () => setKey(crypto.randomUUID()),
  );
  return (
    <NoteForm
      label={t('orders.note')}
      hint={t('orders.noteHint')}
      submitText={t('orders.addNote')}
      busy={add.isPending}
      onSend={(text, clear) => add.mutate(text, { onSuccess: clear })}
    />
  );
};
