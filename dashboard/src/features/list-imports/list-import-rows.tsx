import type { ListImportDto } from '@shop/contracts';
import { CellFindings } from '@/shared/display/cell-findings';
import { useText } from '@/shared/i18n/use-text';
import { ImportedRows } from '@/shared/imports/imported-rows';
import { listImportsQueries } from './list-imports.queries';

/** The rows of a file with what they do; the counts are filters. */
export const ListImportRows = ({ row: open }: { row: ListImportDto }) => {
  const t = useText();
  return (
    <ImportedRows
      fileName={open.fileName}
      total={open.total}
      counts={{
        create: open.toCreate,
        update: open.toUpdate,
        unchanged: open.unchanged,
        error: open.errors,
      }}
      query={(state, page) => listImportsQueries.rows(open, { ...page, ...(state && { state }) })}
      header={t('imports.rowName')}
      name={({ name }) => (
        <span className="line-clamp-3 font-semibold break-words">
          <bdi>{name || '—'}</bdi>
        </span>
      )}
      findings={(row) => <CellFindings findings={row.errors} />}
    />
  );
};
