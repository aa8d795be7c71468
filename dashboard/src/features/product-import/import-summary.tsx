import type { ProductImportDto } from '@shop/contracts';
import { buttonClass } from '@shop/ui';
import { FileDown } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { Status } from '@/shared/display/status';
import { resultUrl } from './imports.queries';
import { importTones } from './import-states';

/** The current file with its check results and unreadable parts. */
export const ImportSummary = ({ row, message }: { row: ProductImportDto; message: string }) => {
  const t = useText();
  const locale = useLocale();
  const { list } = useFormat();
  return (
    <div className="mt-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-h3 font-semibold break-all">
          <bdi>{row.fileName}</bdi>
        </h2>
        <p className="mt-1">
          <Status tone={importTones[row.state]}>{t(`imports.state.${row.state}`)}</Status>
        </p>
        <p className="mt-1 text-muted" dir="auto">
          {message}
        </p>
        {row.ignoredColumns.length > 0 && (
          <p className="mt-1 text-brass">
            {t('imports.ignored')} <bdi>{list(row.ignoredColumns)}</bdi>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {row.state === 'done' && (
          <Link to={paths.allProducts} className={buttonClass({ variant: 'secondary' })}>
            {t('nav.allProducts')}
          </Link>
        )}
        <a
          href={resultUrl(row.id, locale)}
          download
          className={buttonClass({ variant: 'secondary' })}
        >
          <FileDown className="size-4" />
          {t('imports.result')}
        </a>
      </div>
    </div>
  );
};
