import { mayUse } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownUp, EyeOff, ListChecks, Plus, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { brandsQueries } from '@/features/brands/brands.queries';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { ExportButton } from '@/features/jobs/export-button';
import { startExport } from '@/features/jobs/start-export';
import { offersQueries } from '@/features/offers/offers.queries';
import { BulkEdit } from '@/features/products/bulk-edit';
import type { BulkChoices } from '@/features/products/bulk-form';
import { ProductList, type BulkEditorProps } from '@/features/products/product-list';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

/** Loads what a bulk change may choose when it opens. */
const BulkEditor = ({
  categories,
  ...props
}: BulkEditorProps & { categories: BulkChoices['categories'] }) => {
  const brands = useQuery(brandsQueries.all());
  const offers = useQuery(offersQueries.all());
  const isFailed = brands.isError || offers.isError;
  return (
    <BulkEdit
      {...props}
      choices={
        brands.data && offers.data && { categories, brands: brands.data, offers: offers.data }
      }
      onRetry={
        isFailed
          ? () => {
              if (brands.isError) void brands.refetch();
              if (offers.isError) void offers.refetch();
            }
          : undefined
      }
    />
  );
};

export const AllProductsPage = () => {
  const t = useText();
  const staff = useSignedIn();
  const may = useMay();
  const isVendor = mayUse(roleOf(staff), ['vendor']);
  const { data: categories = [] } = useQuery(categoriesQueries.all());
  return (
    <>
      <PageHeader title={t('nav.allProducts')}>
        {may('products.edit') && (
          <ExportButton isCompact text={t('jobs.exportProducts')} start={startExport.products} />
        )}
        {isVendor && may('jobs.view') && (
          <Link
            to={paths.jobs}
            title={t('nav.jobs')}
            className={buttonClass({ variant: 'secondary' })}
          >
            <ArrowDownUp className="size-4" />
            <span className="max-2xl:sr-only">{t('nav.jobs')}</span>
          </Link>
        )}
        {may('products.edit') && (
          <Link to={paths.unpublished} className={buttonClass({ variant: 'secondary' })}>
            <EyeOff className="size-4" />
            <span className="max-lg:sr-only">{t('publication.unpublished')}</span>
          </Link>
        )}
        {may('products.delete') && (
          <>
            <Link to={paths.trash} className={buttonClass({ variant: 'secondary' })}>
              <Trash2 className="size-4" />
              <span className="max-lg:sr-only">{t('nav.trash')}</span>
            </Link>
            <Link to={paths.selectDelete} className={buttonClass({ variant: 'secondary' })}>
              <ListChecks className="size-4" />
              {t('nav.selectDelete')}
            </Link>
          </>
        )}
        {may('products.edit') && (
          <Link to={paths.addProduct} className={buttonClass()}>
            <Plus className="size-4" />
            {t('nav.addProduct')}
          </Link>
        )}
      </PageHeader>
      <ProductList
        vendor={isVendor ? staff.id : undefined}
        categories={categories}
        bulkEditor={(props) => <BulkEditor {...props} categories={categories} />}
      />
    </>
  );
};
