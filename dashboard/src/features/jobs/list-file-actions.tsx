import { EXPORT_RIGHTS, IMPORT_RIGHTS, type ListImportKind, type ListKind } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { Upload } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { ExportButton } from './export-button';
import type { JobStarted } from './start-export';

const isImportKind = (kind: ListKind): kind is ListImportKind => Object.hasOwn(IMPORT_RIGHTS, kind);

/** Starts the export of a list, and leads to its import if there is one; for accounts with the rights. */
export const ListFileActions = ({
  kind,
  texts,
  start,
}: {
  kind: ListKind;
  /** Kind of translated texts. */
  texts?: string;
  start: () => JobStarted;
}) => {
  const t = useText();
  const may = useMay();
  return (
    <>
      {may(EXPORT_RIGHTS[kind]) && <ExportButton text={t('jobs.export')} start={start} />}
      {isImportKind(kind) && may(IMPORT_RIGHTS[kind]) && (
        <Link
          to={paths.listImport(kind, texts ? { texts } : {})}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Upload className="size-4" />
          {t('jobs.import')}
        </Link>
      )}
    </>
  );
};
