import { Button, confirm, Skeleton, TextAreaField } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
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

const LONGEST = 2000;

/** Text of a new or a changed note; it stays until the server has it. */
const NoteForm = ({ id, note, onDone }: { id: number; note?: Note; onDone?: () => void }) => {
  const t = useText();
  const [text, setText] = useState(note?.text ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending } = useRecordChange(
    id,
    (wanted: string) => (note ? editNote(id, note.id, wanted) : addNote(id, wanted)),
    () => {
      setText('');
      setIsChecked(false);
      onDone?.();
    },
  );
  const wanted = text.trim();
  return (
    <form
      noValidate
      aria-label={t(note ? 'shopper.editNote' : 'shopper.newNote')}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (wanted && !isPending) mutate(wanted);
      }}
    >
      <TextAreaField
        label={t(note ? 'shopper.note' : 'shopper.newNote')}
        hint={note ? undefined : t('shopper.noteHint')}
        error={isChecked && !wanted ? t('shopper.noteNeeded') : undefined}
        rows={3}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onDone && (
          <Button variant="secondary" size="small" onClick={onDone}>
            {t('rows.cancel')}
          </Button>
        )}
        <Button type="submit" size="small" busy={isPending}>
          {t(note ? 'rows.save' : 'shopper.addNote')}
        </Button>
      </div>
    </form>
  );
};

const NoteItem = ({ id, note, isOwn }: { id: number; note: Note; isOwn: boolean }) => {
  const t = useText();
  const { dateTime } = useFormat();
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
        <NoteForm id={id} note={note} onDone={() => setIsEdited(false)} />
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
          </div>
        </>
      )}
    </li>
  );
};

/** Internal notes; staff change their own and delete any. */
export const ShopperNotes = ({ id, staffId }: { id: number; staffId: number }) => {
  const t = useText();
  return (
    <Panel title={t('shopper.notes')}>
      <NoteForm id={id} />
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
