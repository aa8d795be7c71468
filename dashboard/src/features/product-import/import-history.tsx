import type { ProductImportDto } from '@shop/contracts';
import { Button, ErrorState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { Status } from '@/shared/display/status';
import { ImportActions } from './import-actions';
import { ImportCounts } from './import-counts';
import { importTones } from './import-states';
import { importsQueries } from './imports.queries';

const STEP = 10;
/** Page size of the API. */
const MAX_ROWS = 100;

/** Past imports, newest first; recent ones can be undone. */
export const ImportHistory = ({
  onOpen,
  onUndo,
}: {
  onOpen: (id: number) => void;
  onUndo: (row: ProductImportDto) => void;
}) => {
  const t = useText();
  const { dateTime } = useFormat();
  const [limit, setLimit] = useState(STEP);
  const { data, isError, refetch } = useQuery(importsQueries.latest(limit));
  return (
    <Panel title={t('imports.history')} className="mt-6">
      {isError && !data ? (
        <ErrorState
          text={t('imports.historyFailed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      ) : data?.imports.length === 0 ? (
        <p className="text-muted">{t('imports.none')}</p>
      ) : (
        <ul aria-label={t('imports.history')} className="-my-3 divide-y divide-line">
          {data?.imports.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-baseline gap-x-4">
                  <bdi className="font-semibold break-all">{row.fileName}</bdi>
                  <Status tone={importTones[row.state]}>{t(`imports.state.${row.state}`)}</Status>
                </p>
                <p className="text-mini text-muted">
                  {dateTime(row.createdAt)}
                  {row.uploadedBy && (
                    <>
                      {' · '}
                      <bdi>{row.uploadedBy}</bdi>
                    </>
                  )}
                </p>
                <ImportCounts row={row} />
              </div>
              <ImportActions row={row} onOpen={onOpen} onUndo={onUndo} />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > limit && limit < MAX_ROWS && (
        <Button
          variant="secondary"
          className="mt-5"
          onClick={() => setLimit(Math.min(MAX_ROWS, limit + STEP))}
        >
          {t('imports.more')}
        </Button>
      )}
    </Panel>
  );
};
