import { buttonClass, ErrorState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { exportUrl, importsQueries } from './imports.queries';

/** Downloads of all products as files that an import takes back. */
export const ProductExport = () => {
  const t = useText();
  const { count } = useFormat();
  const { data, isError, refetch } = useQuery(importsQueries.exportParts());
  return (
    <Panel title={t('imports.export')} className="mt-6">
      <p className="mb-4 max-w-3xl text-muted">{t('imports.exportIntro')}</p>
      {isError && !data ? (
        <ErrorState
          text={t('imports.exportFailed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      ) : data?.length === 0 ? (
        <p className="text-muted">{t('imports.exportNone')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {data?.map((part, at) => (
            <li key={part.from}>
              <a
                href={exportUrl(part)}
                download
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                <Download aria-hidden="true" className="size-4" strokeWidth={1.5} />
                {data.length === 1
                  ? t('imports.exportAll', { total: count(part.products) })
                  : t('imports.exportPart', { part: count(at + 1), total: count(part.products) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
