import { mayUse } from '@shop/shop-rules';
import { ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { brandsQueries } from '@/features/brands/brands.queries';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { offersQueries } from '@/features/offers/offers.queries';
import type { ProductChoices } from '@/features/product-form/catalogue-fields';
import { ProductForm } from '@/features/product-form/product-form';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { vendorsQueries } from '@/features/vendors/vendors.queries';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';

/** Skeleton of the product form. */
export const ProductFormSkeleton = () => {
  const t = useText();
  return (
    <Loading text={t('shell.loading')}>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
};

/** Options of the product form; a vendor cannot choose the vendor. */
export const WithChoices = ({ children }: { children: (choices: ProductChoices) => ReactNode }) => {
  const t = useText();
  const staff = useSignedIn();
  const isVendor = mayUse(roleOf(staff), ['vendor']);
  const queries = useQueries({
    queries: [
      categoriesQueries.all(),
      brandsQueries.all(),
      offersQueries.all(),
      vendorsQueries.all(),
    ],
  });
  const [{ data: categories }, { data: brands }, { data: offers }, { data: vendors }] = queries;
  if (categories && brands && offers && vendors)
    return children({ categories, brands, offers, vendors, self: isVendor ? staff : undefined });
  if (queries.some(({ isError }) => isError))
    return (
      <ErrorState
        text={t('productForm.choicesFailed')}
        retryText={t('list.retry')}
        onRetry={() => queries.forEach(({ isError, refetch }) => isError && void refetch())}
      />
    );
  return <ProductFormSkeleton />;
};

export const AddProductPage = () => {
  const t = useText();
  const { id } = useSignedIn();
  return (
    <>
      <PageHeader
        title={t('nav.addProduct')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      />
      <WithChoices>
        {(choices) => <ProductForm choices={choices} draftName={`${id}`} />}
      </WithChoices>
    </>
  );
};
