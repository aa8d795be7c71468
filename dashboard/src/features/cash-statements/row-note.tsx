import { ApiError, useChange } from '@shop/api-client';
import type { CashStatementRowDto } from '@shop/contracts';
import { Button, notify, TextAreaField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionForm } from '@/shared/forms/action-form';
import { refusalText } from '@/shared/forms/notify-refusal';
import { useOpenedRow } from '@/shared/forms/use-opened-row';
import { useText } from '@/shared/i18n/use-text';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { saveNote } from './cash-statements.queries';

/** Characters of a note. */
const LONGEST = 500;
const ROWS = ['cash-statements', 'rows'];

const NoteForm = ({
  statementId,
  row,
  onDone,
}: {
  statementId: number;
  row: CashStatementRowDto;
  onDone: () => void;
}) => {
  const t = useText();
  const queries = useQueryClient();
  const [text, setText] = useState(row.note);
  // A note that a colleague saved meanwhile is shown; the text stays, and the save after the refused one replaces it.
  const { opened, change } = useOpenedRow(row.noteVersion);
  const save = useChange(
    () => change((version) => saveNote(statementId, row.id, { note: text.trim(), version })),
    [ROWS],
    {
      onSuccess: (answer) => {
        notify(answer?.message ?? '', { kind: 'success' });
        onDone();
      },
      onError: (error) => {
        if (!(error instanceof ApiError) || error.status !== 409) return;
        void queries.invalidateQueries({ queryKey: ROWS });
      },
    },
  );
  const { error } = save;
  return (
    <ActionForm
      busy={save.isPending}
      submitText={t('cashStatements.noteSave')}
      onSend={() => save.mutate(undefined)}
    >
      <TextAreaField
        label={t('cashStatements.note')}
        hint={
          row.noteVersion > opened && row.note
            ? t('cashStatements.noteStored', { note: row.note })
            : t('cashStatements.noteHint')
        }
        error={error ? refusalText(error, t('cashStatements.noteFailed')) : undefined}
        rows={4}
        dir="auto"
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ActionForm>
  );
};

/** The note of a row, with a button to edit it. */
export const RowNote = ({
  statementId,
  row,
}: {
  statementId: number;
  row: CashStatementRowDto;
}) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {row.note && (
        <p className="min-w-0 break-words" dir="auto" title={row.notedBy ?? undefined}>
          {row.note}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="-ms-3"
        aria-label={t(row.note ? 'cashStatements.noteEditOf' : 'cashStatements.noteAddOf', {
          waybill: row.waybill,
        })}
        onClick={() => setOpen(true)}
      >
        {t(row.note ? 'cashStatements.noteEdit' : 'cashStatements.noteAdd')}
      </Button>
      <FormDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('cashStatements.noteTitle', { waybill: row.waybill })}
        closeLabel={t('shell.close')}
        size="small"
      >
        <NoteForm statementId={statementId} row={row} onDone={() => setOpen(false)} />
      </FormDialog>
    </div>
  );
};
