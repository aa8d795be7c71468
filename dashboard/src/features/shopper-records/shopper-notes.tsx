import { Button, confirm, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { NoteForm } from '@/shared/forms/note-form';
import { useRequestKey } from '@/shared/forms/use-request-key';
import { useOpenedRow } from '@/shared/forms/use-opened-row';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import {
  addNote,
  editNote,
  recordsQueries,
  removeNote,
  type Note,
} from './shopper-records.queries';
import { useRecordChange } from './use-record-change';
import { useMay } from '@/shared/rights/use-may';

/** Adds a note, or changes one. */
const Editor = ({ id, note, onDone }: { id: number; note?: Note; onDone?: () => void }) => {
  const t = useText();
  const stored = note?.text ?? '';
  const { opened, change } = useOpenedRow(stored);
  const sendOnce = useRequestKey(`note of shopper ${id}`);
  const { mutate, isPending } = useRecordChange(
    id,
    (text: string) =>
      note
        ? change((seen) => editNote(id, note.id, text, seen))
        : sendOnce(text, (once) => addNote(id, text, once)),
    onDone,
  );
  return (
    <NoteForm
      label={t(note ? 'shopper.note' : 'shopper.newNote')}
      hint={note ? undefined : t('shopper.noteHint')}
      submitText={t(note ? 'rows.save' : 'shopper.addNote')}
      opened={opened}
      stored={stored}
      busy={isPending}
      onSend={(text, clear) => mutate(text, { onSuccess: clear })}
      onCancel={onDone}
    />
  );
};

const NoteItem = ({ id, note, isOwn }: { id: number; note: Note; isOwn: boolean }) => {
  const t = useText();
  const { dateTime } = useFormat();
  const mayEdit = useMay()('shoppers.edit');
  const [isEdited, setIsEdited] = useState(false);
  const { mutate } = useRecordChange(id, () => removeNote(id, note.id));
  const remove = async () => {
    const isSure = await confirm({
      title: t('shopper.deleteNote'),
      text: t('rows.deleteText'),
      yesText: t('rows.delete'),
      noText: t('rows.cancelDelete'),
      danger: true,
    });
    if (isSure) mutate();
  };
  return (
    <li className="py-3 last:pb-0">
      {isEdited ? (
        <Editor id={id} note={note} onDone={() => setIsEdited(false)} />
      ) : (
        <>
          <p className="break-words whitespace-pre-line">
            <bdi>{note.text}</bdi>
          </p>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-mini text-muted">
            <p>
              <bdi>{note.author}</bdi> ·{' '}
              <time dateTime={note.createdAt}>{dateTime(note.createdAt)}</time>
              {note.changedAt && <> · {t('shopper.noteChanged')}</>}
            </p>
            {mayEdit && (
              <span className="flex gap-2">
                {isOwn && (
                  <Button variant="secondary" size="small" onClick={() => setIsEdited(true)}>
                    {t('rows.edit')}
                    <span className="sr-only">: {note.text.slice(0, 40)}</span>
                  </Button>
                )}
                <Button variant="secondary" size="small" onClick={() => void remove()}>
                  {t('rows.delete')}
                  <span className="sr-only">: {note.text.slice(0, 40)}</span>
                </Button>
              </span>
            )}
          </div>
        </>
      )}
    </li>
  );
};

/** Internal notes; staff change their own and delete any. */
export const ShopperNotes = ({ id, staffId }: { id: number; staffId: number }) => {
  const t = useText();
  const mayEdit = useMay()('shoppers.edit');
  return (
    <Panel title={t('shopper.notes')}>
      {mayEdit && <Editor id={id} />}
      <div className="mt-4">
        <QueryBoundary
          query={useQuery(recordsQueries.notes(id))}
          failed={t('shopper.notesFailed')}
          shape={<Skeleton className="h-16" />}
        >
          {(notes) =>
            notes.length === 0 ? (
              <p className="text-muted">{t('shopper.noNotes')}</p>
            ) : (
              <ul aria-label={t('shopper.notes')} className="divide-y divide-line">
                {notes.map((note) => (
                  <NoteItem key={note.id} id={id} note={note} isOwn={note.authorId === staffId} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
    </Panel>
  );
};
