import type { SynonymImportDto, SynonymImportRowDto } from '@shop/contracts';
import { CellFindings } from '@/shared/display/cell-findings';
import { useText } from '@/shared/i18n/use-text';
import { ImportedRows } from '@/shared/imports/imported-rows';
import { SYNONYM_KINDS } from './search-words.queries';
import { synonymImportsQueries } from './synonym-imports.queries';

const Words = ({ row: { kind, terms, means } }: { row: SynonymImportRowDto }) => {
  const t = useText();
  const known = SYNONYM_KINDS.find((each) => each === kind);
  return (
    <>
      <span className="line-clamp-3 font-semibold break-words">
        <bdi>{terms.join(' · ') || '—'}</bdi>
      </span>
      <span className="block text-mini break-words text-muted">
        {known ? t(`searchWords.kindOf.${known}`) : <bdi>{kind}</bdi>}
        {means.length > 0 && (
          <>
            {': '}
            <bdi>{means.join(' · ')}</bdi>
          </>
        )}
      </span>
    </>
  );
};

/** The rows of a file of synonyms with what they do; the counts are filters. */
export const SynonymImportRows = ({ row: open }: { row: SynonymImportDto }) => {
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
      query={(state, page) =>
        synonymImportsQueries.rows(open.id, { ...page, ...(state && { state }) })
      }
      header={t('searchWords.terms')}
      name={(row) => <Words row={row} />}
      findings={(row) => <CellFindings findings={row.errors} />}
    />
  );
};
