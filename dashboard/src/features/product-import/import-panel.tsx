import { Button, BusyOverlay } from '@shop/ui';
import { useState } from 'react';
import { DropBand } from '@/shared/files/drop-band';
import { LARGEST_SHEET_MB, MOST_SHEET_ROWS, sheetRefusal } from '@/shared/files/sheet-file';
import { useFileDrop } from '@/shared/files/use-file-drop';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { CancelImport } from './cancel-import';
import { ImportRows } from './import-rows';
import { ImportSummary } from './import-summary';
import type { useProductImport } from './use-product-import';

const ENDINGS = '.xlsx,.xls';

/** Checks a chosen file at once and shows the result until it is imported. */
export const ImportPanel = ({ imports }: { imports: ReturnType<typeof useProductImport> }) => {
  const t = useText();
  const { count } = useFormat();
  const { open, checking, working } = imports;
  const [refusal, setRefusal] = useState<string>();
  const waiting = open?.import.state === 'checked' ? open.import : undefined;
  const hopeless = waiting && waiting.errors === waiting.total;
  const take = ([file]: File[]) => {
    if (!file || checking || working) return;
    const why = sheetRefusal(file, ENDINGS);
    setRefusal(why && t(`imports.refused.${why}`, { size: LARGEST_SHEET_MB }));
    if (!why) imports.check(file);
  };
  const upload = () => {
    if (!waiting) return setRefusal(t('imports.select'));
    if (!hopeless) void imports.write(waiting);
  };
  const { part, over } = useFileDrop<HTMLElement>(take);
  const problem = refusal ?? imports.problem;
  return (
    <section
      ref={part}
      aria-label={t('imports.title')}
      aria-busy={checking || working}
      className="panel relative p-5"
    >
      <DropBand
        label={open ? t('imports.chooseOther') : t('imports.choose')}
        text={t('imports.drop')}
        hint={t('imports.accepted', { size: LARGEST_SHEET_MB, rows: count(MOST_SHEET_ROWS) })}
        accept={ENDINGS}
        over={over}
        onFiles={take}
      />
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-sale" dir="auto">
          {problem}
        </p>
      )}
      {open && (
        <>
          <ImportSummary row={open.import} message={open.message} />
          <ImportRows key={open.import.id} row={open.import} />
        </>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
        {hopeless && <p className="text-muted">{t('imports.noValidRows')}</p>}
        <Button onClick={upload} aria-disabled={hopeless || undefined} className="max-sm:w-full">
          {t('imports.upload')}
        </Button>
      </div>
      {checking && <BusyOverlay text={t('imports.checking')} />}
      {working && (
        <BusyOverlay
          text={
            open && open.import.goal > 0
              ? t('imports.progress', {
                  done: count(open.import.progress),
                  goal: count(open.import.goal),
                })
              : t('imports.working')
          }
        >
          {open && <CancelImport row={open.import} />}
        </BusyOverlay>
      )}
    </section>
  );
};
