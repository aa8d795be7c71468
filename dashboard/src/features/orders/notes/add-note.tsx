import { NoteForm } from '@/shared/forms/note-form';
import { useRequestKey } from '@/shared/forms/use-request-key';
import { useText } from '@/shared/i18n/use-text';
import { useOrderChange } from '@/shared/use-order-change';
import { addNote } from '../orders.queries';

/** Adds a note that only staff see. */
export const AddNote = ({ operationId }: { operationId: string }) => {
  const t = useText();
  const sendOnce = useRequestKey(`note of ${operationId}`);
  const add = useOrderChange(
    (text: string) => sendOnce(text, (once) => addNote(operationId, text, once)),
    t('orders.noteAdded'),
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
