import type { ProductImportDto, ProductImportRowDto } from '@shop/contracts';
import { useText } from '@/shared/i18n/use-text';
import { ImportedRows } from '@/shared/imports/imported-rows';
import { importsQueries } from './imports.queries';
import { RowFindings } from './row-findings';

const ProductOfRow = ({ row: { name, code } }: { row: ProductImportRowDto }) => (
  <>
    <span className="line-clamp-2 font-semibold">
      <bdi>{name ?? '—'}</bdi>
    </span>
    {code && (
      <span className="block text-mini text-muted">
        <bdi dir="ltr">{code}</bdi>
      </span>
    )}
  </>
);

/** The rows of a file with their results; the counts are filters. */
export const ImportRows = ({ row: open }: { row: ProductImportDto }) => {
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
        warned: open.warnings,
      }}
      query={(filter, page) =>
        importsQueries.rows(open.id, {
          ...page,
          ...(filter === 'warned' ? { warned: true } : filter && { state: filter }),
        })
      }
      header={t('imports.product')}
      name={(row) => <ProductOfRow row={row} />}
      findings={(row) => <RowFindings row={row} />}
    />
  );
};
