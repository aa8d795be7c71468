import { ApiError } from '@shop/api-client';
import { Button, buttonClass, ErrorState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { History } from '@/features/audit/history';
import { ProductForm } from '@/features/product-form/product-form';
import { productFormQueries } from '@/features/product-form/product-form.queries';
import { ProductChecks } from '@/features/products/checks/product-checks';
import { PreviewLinks } from '@/features/products/preview-links';
import { usePreview } from '@/features/products/use-preview';
import { PriceHistory } from '@/features/price-history/price-history';
import { StockHistory } from '@/features/stock-history/stock-history';
import { useSignedIn } from '@/features/session/use-staff';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths, shopUrl } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { ProductFormSkeleton, withVendorOf, WithChoices } from './add-product.page';

export const EditProductPage = () => {
  const t = useText();
  const nameOf = useNameOf();
  const staff = useSignedIn();
  const { preview, busy } = usePreview();
  const [linksShown, setLinksShown] = useState(false);
  const [fixed, setFixed] = useState(0);
  const may = useMay();
  const id = Number(useParams()['id']);
  const isId = Number.isInteger(id) && id > 0;
  const {
    data: product,
    error,
    refetch,
  } = useQuery({
    ...productFormQueries.one(id),
    enabled: isId,
  });
  /** The form begins again with what a fix has changed. */
  const loadFixed = async () => {
    await refetch();
    setFixed((times) => times + 1);
  };
  // The server returns only a vendor's own products.
  const isUnknown = !product && error instanceof ApiError && error.status === 404;
  if (!isId || isUnknown) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={product ? nameOf(product) : t('productForm.edit')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      >
        {product?.published === false ? (
          <>
            <Button variant="secondary" onClick={() => setLinksShown(true)}>
              <Unlink aria-hidden="true" className="size-4" strokeWidth={1.5} />
              {t('publication.links')}
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => preview(id)}>
              <Link2 aria-hidden="true" className="size-4" strokeWidth={1.5} />
              {t('publication.previewLink')}
            </Button>
          </>
        ) : (
          <a
            href={shopUrl(`/product/${id}`)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            <ExternalLink aria-hidden="true" className="mirror size-4" strokeWidth={1.5} />
            {t('products.viewInShop')}
          </a>
        )}
      </PageHeader>
      {product ? (
        <WithChoices>
          {(choices) => (
            <>
              {may('products.edit') && (
                <ProductChecks key={`checks ${id}`} productId={id} onFixed={loadFixed} />
              )}
              <ProductForm
                key={`${id} ${fixed}`}
                choices={{ ...choices, vendors: withVendorOf(product, choices.vendors) }}
                product={product}
                draftName={`${staff.id} ${id}`}
              />
              {/* Shown with the form, which would push them down. */}
              <PriceHistory key={`prices ${id}`} productId={id} />
              <StockHistory key={`stock ${id}`} productId={id} />
              <History key={`history ${id}`} subject="products" subjectId={id} />
            </>
          )}
        </WithChoices>
      ) : error ? (
        <ErrorState
          text={t('productForm.productFailed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ProductFormSkeleton />
      )}
      {product && linksShown && (
        <PreviewLinks
          product={{ id, name: nameOf(product) }}
          onClose={() => setLinksShown(false)}
        />
      )}
    </>
  );
};
