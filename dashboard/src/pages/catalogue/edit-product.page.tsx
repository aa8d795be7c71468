import { ApiError } from '@shop/api-client';
import { idOf } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { History } from '@/features/audit/history';
import { ProductForm } from '@/features/product-form/product-form';
import { productFormQueries } from '@/features/product-form/product-form.queries';
import { ProductChecks } from '@/features/products/checks/product-checks';
import { ProductActions } from '@/features/products/product-actions';
import { PriceHistory } from '@/features/price-history/price-history';
import { StockHistory } from '@/features/stock-history/stock-history';
import { useSignedIn } from '@/features/session/use-staff';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { WithChoices } from './add-product.page';

export const EditProductPage = () => {
  const t = useText();
  const nameOf = useNameOf();
  const staff = useSignedIn();
  const may = useMay();
  const [fixed, setFixed] = useState(0);
  const id = idOf(useParams()['id']) ?? 0;
  const query = useQuery({ ...productFormQueries.one(id), enabled: id > 0 });
  const { data: product, error, refetch } = query;
  /** The form begins again with what a fix has changed. */
  const loadFixed = async () => {
    await refetch();
    setFixed((times) => times + 1);
  };
  // The server returns only a vendor's own products.
  const isUnknown = !product && error instanceof ApiError && error.status === 404;
  if (!query.isEnabled || isUnknown) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={product ? nameOf(product) : t('productForm.edit')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      >
        <ProductActions {...{ id, product }} />
      </PageHeader>
      <WithChoices key={id} stored={query}>
        {(choices) => (
          <>
            {may('products.edit') && <ProductChecks productId={id} onFixed={loadFixed} />}
            <ProductForm key={fixed} {...{ choices, product }} draftName={`${staff.id} ${id}`} />
            {/* Shown with the form, which would push them down. */}
            <PriceHistory productId={id} />
            <StockHistory productId={id} />
            <History subject="products" subjectId={id} />
          </>
        )}
      </WithChoices>
    </>
  );
};
