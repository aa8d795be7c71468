import type { OrderNoteDto } from '@shop/contracts';
import { Badge, Button, confirm } from '@shop/ui';
import { useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { NoteForm } from '@/shared/forms/note-form';
import { useOpenedRow } from '@/shared/forms/use-opened-row';
import { useText } from '@/shared/i18n/use-text';
import { useOrderChange } from '@/shared/use-order-change';
import { editNote, removeNote } from '../orders.queries';
import { useMay } from '@/shared/rights/use-may';

/** Changes the text of an own note, which another tab may have changed meanwhile. */
const EditNote = ({
  operationId,
  note: { id, text },
  onDone,
}: {
  operationId: string;
  note: OrderNoteDto;
  onDone: () => void;
}) => {
  const t = useText();
  const { opened, change } = useOpenedRow(text);
  const edit = useOrderChange(
    (next: string) => change((seen) => editNote(operationId, id, next, seen)),
    t('orders.noteSaved'),
    onDone,
  );
  return (
    <NoteForm
      label={t('orders.note')}
      submitText={t('orders.saveNote')}
      opened={opened}
      stored={text}
      busy={edit.isPending}
      onSend={(next) => edit.mutate(next)}
      onCancel={onDone}
    />
  );
};

/** A note; its author changes it, its author and those with the right delete it. */
export const OrderNote = ({ operationId, note }: { operationId: string; note: OrderNoteDto }) => {
  const t = useText();
  const mayDelete = useMay()('orders.deleteNotes');
  const { time } = useFormat();
  const [isEditing, setEditing] = useState(false);
  const { id, text, author, mine, at, editedAt } = note;
  const remove = useOrderChange(() => removeNote(operationId, id), t('orders.noteDeleted'));
  const ask = async () => {
    const yes = await confirm({
      title: t('orders.deleteNoteTitle'),
      text: t('rows.deleteText'),
      yesText: t('rows.delete'),
      noText: t('rows.cancelDelete'),
      danger: true,
    });
    if (yes && !remove.isPending) remove.mutate(undefined);
  };
  if (isEditing) return <EditNote {...{ operationId, note }} onDone={() => setEditing(false)} />;
  return (
    <div className="bg-sand px-4 py-3">
      <p className="break-words whitespace-pre-line" dir="auto">
        {text}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-mini text-muted">
        <Badge tone="brass">{t('orders.noteBadge')}</Badge>
        <time dateTime={at} className="whitespace-nowrap">
          {time(at)}
        </time>
        <bdi>{t('orders.by', { name: author })}</bdi>
        {editedAt && <span>{t('orders.noteEdited')}</span>}
      </p>
      {(mine || mayDelete) && (
        <p className="mt-2 flex gap-2">
          {mine && (
            <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
              {t('orders.editNote')}
            </Button>
          )}
          <Button variant="quiet" size="small" busy={remove.isPending} onClick={() => void ask()}>
            {t('orders.deleteNote')}
          </Button>
        </p>
      )}
    </div>
  );
};
