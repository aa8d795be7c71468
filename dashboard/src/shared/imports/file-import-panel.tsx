import { ApiError } from '@shop/api-client';
import { Button, BusyOverlay, Skeleton } from '@shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { Status, type StatusTone } from '@/shared/display/status';
import { DropBand } from '@/shared/files/drop-band';
import { LARGEST_SHEET_MB, sheetRefusal } from '@/shared/files/sheet-file';
import { useFileDrop } from '@/shared/files/use-file-drop';
import { useText } from '@/shared/i18n/use-text';
import { UndoButton } from './undo-button';

const ENDINGS = '.xlsx,.csv';

interface ImportedFile {
  id: number;
  state: 'checked' | 'queued' | 'running' | 'done' | 'undoing' | 'undone';
  fileName: string;
  total: number;
  errors: number;
  toCreate: number;
  toUpdate: number;
  /** Rows done by the running step, of `goal`. */
  progress?: number;
  goal?: number;
  hasFailed?: boolean;
  /** Until when it can be undone. */
  undoUntil: string | null;
}

const TONES: Record<ImportedFile['state'], StatusTone> = {
  checked: 'waiting',
  queued: 'active',
  running: 'active',
  done: 'done',
  undoing: 'active',
  undone: 'closed',
};

/** Checks a chosen file at once and shows what each row would do, until it is imported. */
export const FileImportPanel = <Row extends ImportedFile>({
  title,
  hint,
  imports: { current, checking, working, problem, check, write, undo },
  rows,
}: {
  title: string;
  /** What a file must be like. */
  hint: string;
  imports: {
    /** The import with its state of loading; undefined before a file was chosen. */
    current: UseQueryResult<{ import: Row; message: string }> | undefined;
    checking: boolean;
    working: boolean;
    problem: ReactNode;
    check: (file: File) => void;
    write: (row: Row) => Promise<void>;
    undo: (row: Row) => Promise<void>;
  };
  rows: (row: Row) => ReactNode;
}) => {
  const t = useText();
  const [refusal, setRefusal] = useState<string>();
  const row = current?.data?.import;
  const waiting = row?.state === 'checked' ? row : undefined;
  const isHopeless = waiting && waiting.toCreate + waiting.toUpdate === 0;
  const refusals = {
    kind: t('imports.fileKinds'),
    large: t('imports.refused.large', { size: LARGEST_SHEET_MB }),
  };
  const take = ([file]: File[]) => {
    const isRunning = row && TONES[row.state] === 'active' && !row.hasFailed;
    if (!file || checking || working || isRunning) return;
    const why = sheetRefusal(file, ENDINGS);
    setRefusal(why && refusals[why]);
    if (!why) check(file);
  };
  const { part, over } = useFileDrop<HTMLElement>(take);
  const shown = refusal ?? problem;
  return (
    <section
      ref={part}
      aria-label={title}
      aria-busy={checking || working}
      className="panel relative p-5"
    >
      <DropBand
        label={row ? t('imports.chooseOther') : t('imports.chooseFile')}
        text={t('imports.dropFile')}
        hint={hint}
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
              t('imports.notLoaded')
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
                    {known.hasFailed ? (
                      <Status tone="failed">{t('imports.state.failed')}</Status>
                    ) : (
                      <Status tone={TONES[known.state]}>{t(`imports.state.${known.state}`)}</Status>
                    )}
                  </p>
                  {TONES[known.state] === 'active' && !known.hasFailed && (
                    <progress
                      value={known.progress}
                      max={Math.max(known.goal ?? 0, 1)}
                      aria-label={t('imports.working')}
                      className="mt-2 block h-1.5 w-full max-w-80 accent-accent"
                    />
                  )}
                  <p className="mt-1 text-muted" dir="auto">
                    {message}
                  </p>
                </div>
                {rows(known)}
                <div className="mt-5 flex justify-end empty:hidden">
                  <UndoButton row={known} onUndo={() => void undo(known)} />
                </div>
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
            {t('imports.importNow')}
          </Button>
        </div>
      )}
      {checking && <BusyOverlay text={t('imports.checking')} />}
      {working && <BusyOverlay text={t('imports.working')} />}
    </section>
  );
};
