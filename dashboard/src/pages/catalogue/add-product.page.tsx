import type { ProductDto } from '@shop/contracts';
import { idOf } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
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
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';

const FORM_SHAPE = (
  <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
    <Skeleton className="h-96" />
    <Skeleton className="h-96" />
  </div>
);

/** The options of a product form, once they and the stored product that it begins with, if any, are loaded. */
export const WithChoices = ({
  stored,
  children,
}: {
  /** Disabled for a new product. */
  stored: UseQueryResult<ProductDto>;
  children: (choices: ProductChoices) => ReactNode;
}) => {
  const t = useText();
  const staff = useSignedIn();
  const lists = useQueries({
    queries: [
      categoriesQueries.all(),
      brandsQueries.all(),
      offersQueries.all(),
      vendorsQueries.all(),
    ],
  });
  const [{ data: categories }, { data: brands }, { data: offers }, { data: vendors }] = lists;
  const { data: product, isEnabled } = stored;
  // The account of the shop's own products is not a vendor.
  const owner = product && { id: product.vendor, name: product.vendorName };
  const isListed = !owner || vendors?.some(({ id }) => id === owner.id);
  const failed = [stored, ...lists].filter(({ isError }) => isError);
  const query = {
    data:
      (product ?? !isEnabled) && categories && brands && offers && vendors
        ? {
            ...{ categories, brands, offers },
            vendors: isListed ? vendors : [...vendors, owner],
            // A vendor cannot choose the vendor.
            self: roleOf(staff) === 'vendor' ? staff : undefined,
          }
        : undefined,
    isError: failed.length > 0,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
  const problem = stored.isError ? 'productForm.productFailed' : 'productForm.choicesFailed';
  return (
    <QueryBoundary query={query} failed={t(problem)} shape={FORM_SHAPE}>
      {children}
    </QueryBoundary>
  );
};

/** The form of a new product; `copy` in the address is the product that it is copied from. */
export const AddProductPage = () => {
  const t = useText();
  const { id } = useSignedIn();
  const [params] = useSearchParams();
  const copy = idOf(params.get('copy') ?? '');
  const query = useQuery({ ...productFormQueries.one(copy ?? 0), enabled: copy !== undefined });
  return (
    <>
      <PageHeader
        title={t('nav.addProduct')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      />
      {/* Nothing is added before a copy is saved. */}
      <WithChoices key={copy} stored={query}>
        {(choices) => (
          <ProductForm
            {...{ choices, copied: query.data }}
            draftName={copy ? `${id} copy ${copy}` : `${id}`}
          />
        )}
      </WithChoices>
    </>
  );
};
