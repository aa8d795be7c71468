import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { SynonymImportRows } from '@/features/search-words/synonym-import-rows';
import { useSynonymImport } from '@/features/search-words/use-synonym-import';
import { LARGEST_SHEET_MB, MOST_SHEET_ROWS } from '@/shared/files/sheet-file';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { FileImportPanel } from '@/shared/imports/file-import-panel';
import { PageHeader } from '@/shared/layout/page-header';
import { useListParams } from '@/shared/list/use-list-params';
import { paths } from '@/shared/paths';

/** Export of all synonyms, and import of the edited file; the import is in the address. */
export const SearchWordsImportPage = () => {
  const t = useText();
  const { count } = useFormat();
  const { filter, change } = useListParams();
  const current = Number(filter('import')) || undefined;
  const imports = useSynonymImport(current, (id) => {
    if (id !== current) change({ import: String(id), rows: '' });
  });
  return (
    <>
      <PageHeader
        title={t('searchWords.importTitle')}
        above={[{ text: t('nav.searchWords'), to: paths.searchWords }]}
      >
        <ListFileActions kind="search-words" start={startExport['search-words']} />
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-3xl text-muted">{t('searchWords.importAbout')}</p>
      <FileImportPanel
        title={t('searchWords.importTitle')}
        hint={t('searchWords.importAccepted', {
          size: LARGEST_SHEET_MB,
          rows: count(MOST_SHEET_ROWS),
        })}
        imports={imports}
        rows={(row) => <SynonymImportRows key={row.id} row={row} />}
      />
    </>
  );
};
