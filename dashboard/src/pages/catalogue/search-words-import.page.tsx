import { buttonClass } from '@shop/ui';
import { FileDown } from 'lucide-react';
import { synonymFileUrl } from '@/features/search-words/synonym-imports.queries';
import { SynonymImportRows } from '@/features/search-words/synonym-import-rows';
import { useSynonymImport } from '@/features/search-words/use-synonym-import';
import { LARGEST_SHEET_MB, MOST_SHEET_ROWS } from '@/shared/files/sheet-file';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { FileImportPanel } from '@/shared/imports/file-import-panel';
import { PageHeader } from '@/shared/layout/page-header';
import { useListParams } from '@/shared/list/use-list-params';
import { paths } from '@/shared/paths';

/** Export of all synonyms as a file, and its import; the import is in the address. */
export const SearchWordsImportPage = () => {
  const t = useText();
  const locale = useLocale();
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
        {(['xlsx', 'csv'] as const).map((type) => (
          <a
            key={type}
            href={synonymFileUrl(type, locale)}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            <FileDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
            {t(`searchWords.export.${type}`)}
          </a>
        ))}
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
