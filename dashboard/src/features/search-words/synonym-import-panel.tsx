import { ApiError } from '@shop/api-client';
import { Button, BusyOverlay, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { Status } from '@/shared/display/status';
import { DropBand } from '@/shared/files/drop-band';
import { LARGEST_SHEET_MB, MOST_SHEET_ROWS, sheetRefusal } from '@/shared/files/sheet-file';
import { useFileDrop } from '@/shared/files/use-file-drop';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { SynonymImportRows } from './synonym-import-rows';
import type { useSynonymImport } from './use-synonym-import';

const ENDINGS = '.xlsx,.csv';

/** Checks a chosen file at once and shows what each row would do, until it is imported. */
export const SynonymImportPanel = ({
  imports: { current, checking, working, problem, check, write },
}: {
  imports: ReturnType<typeof useSynonymImport>;
}) => {
  const t = useText();
  const { count } = useFormat();
  const [refusal, setRefusal] = useState<string>();
  const row = current?.data?.import;
  const waiting = row?.state === 'checked' ? row : undefined;
  const isHopeless = waiting && waiting.errors === waiting.total;
  const refusals = {
    kind: t('searchWords.importKinds'),
    large: t('imports.refused.large', { size: LARGEST_SHEET_MB }),
  };
  const take = ([file]: File[]) => {
    if (!file || checking || working) return;
    const why = sheetRefusal(file, ENDINGS);
    setRefusal(why && refusals[why]);
    if (!why) check(file);
  };
  const { part, over } = useFileDrop<HTMLElement>(take);
  const shown = refusal ?? problem;
  return (
    <section
      ref={part}
      aria-label={t('searchWords.importTitle')}
      aria-busy={checking || working}
      className="panel relative p-5"
    >
      <DropBand
        label={row ? t('imports.chooseOther') : t('searchWords.importChoose')}
        text={t('searchWords.importDrop')}
        hint={t('searchWords.importAccepted', {
          size: LARGEST_SHEET_MB,
          rows: count(MOST_SHEET_ROWS),
        })}
        accept={ENDINGS}
        over={over}
        onFiles={take}
      />
      {shown && (
        <p role="alert" className="mt-3 font-semibold text-sale" dir="auto">
          {shown}
        </p>
      )}
      {current && (
        <div className="mt-5">
          <QueryBoundary
            query={current}
            failed={
              (current.error instanceof ApiError && current.error.serverMessage) ||
              t('searchWords.importNotLoaded')
            }
            shape={<Skeleton className="h-64" />}
          >
            {({ import: known, message }) => (
              <>
                <div className="min-w-0">
                  <h2 className="text-h3 font-semibold break-all">
                    <bdi>{known.fileName}</bdi>
                  </h2>
                  <p className="mt-1">
                    <Status tone={known.state === 'done' ? 'done' : 'waiting'}>
                      {t(`imports.state.${known.state}`)}
                    </Status>
                  </p>
                  <p className="mt-1 text-muted" dir="auto">
                    {message}
                  </p>
                </div>
                <SynonymImportRows key={known.id} row={known} />
              </>
            )}
          </QueryBoundary>
        </div>
      )}
      {waiting && (
        <div className="mt-5 flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
          {isHopeless && <p className="text-muted">{t('imports.noValidRows')}</p>}
          <Button
            onClick={() => !isHopeless && void write(waiting)}
            aria-disabled={isHopeless || undefined}
            className="max-sm:w-full"
          >
            {t('searchWords.importNow')}
          </Button>
        </div>
      )}
      {checking && <BusyOverlay text={t('imports.checking')} />}
      {working && <BusyOverlay text={t('imports.working')} />}
    </section>
  );
};
