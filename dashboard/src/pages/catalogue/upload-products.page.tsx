import { buttonClass } from '@shop/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ExportButton } from '@/features/jobs/export-button';
import { startExport } from '@/features/jobs/start-export';
import { ImportHistory } from '@/features/product-import/import-history';
import { ImportPanel } from '@/features/product-import/import-panel';
import { templateUrl } from '@/features/product-import/imports.queries';
import { useCurrentImport } from '@/features/product-import/use-current-import';
import { useProductImport } from '@/features/product-import/use-product-import';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { useListParams } from '@/shared/list/use-list-params';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

export const UploadProductsPage = () => {
  const t = useText();
  const locale = useLocale();
  const may = useMay();
  const navigate = useNavigate();
  const { change } = useListParams();
  const [current, setCurrent] = useCurrentImport();
  const open = (id: number | undefined) => {
    if (id !== current) change({ rows: '' });
    setCurrent(id);
  };
  const imports = useProductImport(current, {
    onOpen: open,
    onImported: () => {
      setCurrent(undefined);
      void navigate(paths.allProducts);
    },
  });
  return (
    <>
      <PageHeader title={t('imports.title')}>
        <a href={templateUrl(locale)} download className={buttonClass({ variant: 'secondary' })}>
          <FileSpreadsheet className="size-4" />
          {t('imports.template')}
        </a>
      </PageHeader>
      <p className="mb-4 max-w-3xl text-muted">{t('imports.intro')}</p>
      <ImportPanel imports={imports} />
      {may('products.edit') && (
        <Panel title={t('imports.export')} className="mt-6">
          <p className="mb-4 max-w-3xl text-muted">{t('imports.exportIntro')}</p>
          <ExportButton text={t('jobs.exportProducts')} start={startExport.products} />
        </Panel>
      )}
      <ImportHistory
        onOpen={(id) => {
          open(id);
          scrollTo({ top: 0 });
        }}
        onUndo={(row) => void imports.undo(row)}
      />
    </>
  );
};
