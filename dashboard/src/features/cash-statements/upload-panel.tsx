import { ApiError, useChange } from '@shop/api-client';
import type { StatementColumnsDto } from '@shop/contracts';
import { BusyOverlay, CheckboxField } from '@shop/ui';
import { useState } from 'react';
import { DropBand } from '@/shared/files/drop-band';
import { LARGEST_SHEET_MB, MOST_SHEET_ROWS, sheetRefusal } from '@/shared/files/sheet-file';
import { useFileDrop } from '@/shared/files/use-file-drop';
import { useRequestKey } from '@/shared/forms/use-request-key';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DayRange } from '@/shared/list/day-range';
import { uploadStatement, type Upload } from './cash-statements.queries';
import { ColumnChoice } from './column-choice';

const ENDINGS = '.xlsx,.csv';

/** Uploads a statement; if its columns are not known, asks for them. */
export const UploadPanel = ({ onUploaded }: { onUploaded: (id: number) => void }) => {
  const t = useText();
  const { count } = useFormat();
  const [days, setDays] = useState<{ from?: string; to?: string }>({});
  const [chooseColumns, setChooseColumns] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [open, setOpen] = useState<{ file: File; choice: StatementColumnsDto }>();
  const sendOnce = useRequestKey('cash-statement');
  const upload = useChange(
    async (input: Upload) => {
      const { data } = await sendOnce(input, (once) => uploadStatement(input, once));
      return { data: { ...data, file: input.file } };
    },
    [['cash-statements', 'list']],
    {
      onSuccess: (answer) => {
        if (answer?.statement) onUploaded(answer.statement.id);
        if (answer?.choice) setOpen({ file: answer.file, choice: answer.choice });
      },
    },
  );
  const period = {
    ...(days.from && { from: days.from }),
    ...(days.to && { to: days.to }),
  };
  const take = ([file]: File[]) => {
    if (!file || upload.isPending) return;
    const why = sheetRefusal(file, ENDINGS);
    setRefusal(why && t(`cashStatements.refused.${why}`, { size: LARGEST_SHEET_MB }));
    setOpen(undefined);
    upload.reset();
    if (!why) upload.mutate({ file, ...period, ...(chooseColumns && { chooseColumns }) });
  };
  const { part, over } = useFileDrop<HTMLElement>(take);
  const { error } = upload;
  const problem =
    refusal ??
    (error &&
      ((error instanceof ApiError && error.serverMessage) || t('cashStatements.uploadFailed')));
  return (
    <section
      ref={part}
      aria-label={t('cashStatements.upload')}
      aria-busy={upload.isPending}
      className="panel relative p-5"
    >
      <DropBand
        label={t('cashStatements.choose')}
        text={t('cashStatements.drop')}
        hint={t('cashStatements.accepted', {
          size: LARGEST_SHEET_MB,
          rows: count(MOST_SHEET_ROWS),
        })}
        accept={ENDINGS}
        over={over}
        onFiles={take}
      />
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-sale" dir="auto">
          {problem}
        </p>
      )}
      {open ? (
        <ColumnChoice
          key={open.file.name + open.file.lastModified}
          choice={open.choice}
          busy={upload.isPending}
          onChoose={(columns) =>
            upload.mutate({
              file: open.file,
              ...period,
              ...columns,
              headerRow: open.choice.headerRow,
            })
          }
        />
      ) : (
        <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-3">
          <div>
            <DayRange
              texts={{ from: t('cashStatements.from'), to: t('cashStatements.to') }}
              days={days}
              onChange={(changed) => setDays({ ...days, ...changed })}
            />
            <p className="mt-1 text-mini text-muted">{t('cashStatements.periodHint')}</p>
          </div>
          <CheckboxField
            label={t('cashStatements.chooseColumns')}
            checked={chooseColumns}
            onChange={({ target }) => setChooseColumns(target.checked)}
          />
        </div>
      )}
      {upload.isPending && <BusyOverlay text={t('cashStatements.comparing')} />}
    </section>
  );
};
