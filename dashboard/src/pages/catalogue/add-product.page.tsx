import type { ProductDto } from '@shop/contracts';
import { mayUse } from '@shop/shop-rules';
import { ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { brandsQueries } from '@/features/brands/brands.queries';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { offersQueries } from '@/features/offers/offers.queries';
import type { ProductChoices } from '@/features/product-form/catalogue-fields';
import { ProductForm } from '@/features/product-form/product-form';
import { productFormQueries } from '@/features/product-form/product-form.queries';
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

type Vendor = ProductChoices['vendors'][number];
/** The account of the shop's own products, which is not a vendor. */
export const withVendorOf = ({ vendor, vendorName }: ProductDto, vendors: Vendor[]): Vendor[] =>
  vendors.some(({ id }) => id === vendor)
    ? vendors
    : [...vendors, { id: vendor, name: vendorName }];

/** The form of a copy; nothing is added before it is saved. */
const CopyForm = ({ of }: { of: number }) => {
  const t = useText();
  const { id } = useSignedIn();
  const { data: copied, error, refetch } = useQuery(productFormQueries.one(of));
  if (copied)
    return (
      <WithChoices>
        {(choices) => (
          <ProductForm
            key={of}
            choices={{ ...choices, vendors: withVendorOf(copied, choices.vendors) }}
            copied={copied}
            draftName={`${id} copy ${of}`}
          />
        )}
      </WithChoices>
    );
  if (error)
    return (
      <ErrorState
        text={t('productForm.productFailed')}
        retryText={t('list.retry')}
        onRetry={() => void refetch()}
      />
    );
  return <ProductFormSkeleton />;
};

/** The form of a new product; `copy` in the address is the product that it is copied from. */
export const AddProductPage = () => {
  const t = useText();
  const { id } = useSignedIn();
  const [params] = useSearchParams();
  const copy = Number(params.get('copy'));
  return (
    <>
      <PageHeader
        title={t('nav.addProduct')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      />
      {Number.isInteger(copy) && copy > 0 ? (
        <CopyForm of={copy} />
      ) : (
        <WithChoices>
          {(choices) => <ProductForm key="new" choices={choices} draftName={`${id}`} />}
        </WithChoices>
      )}
    </>
  );
};
