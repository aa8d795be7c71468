import { buttonClass, EmptyState, ErrorState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Link } from '@/shared/routing/link';
import { productQueries } from '@/features/product/product.queries';
import { ProductSkeleton } from '@/features/product/product-skeleton';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { shortened } from '@/shared/i18n/shortened';
import { useText } from '@/shared/i18n/text';
import { ProductView } from './product-view';

const ProductPage = () => {
  const id = Number(useParams().id);
  const { t, pick } = useText();
  const { data, error, refetch } = useQuery(productQueries.one(id));
  if (data) {
    const { product, complete } = data;
    const name = pick(product.name, product.nameAr);
    const text = pick(product.description, product.descriptionAr);
    return (
      <Page title={name} description={shortened(text || name)}>
        <ProductView key={product.id} product={product} complete={complete} />
      </Page>
    );
  }
  const isMissing = data === null;
  if (!error && !isMissing)
    return (
      <Page title={t('loading')}>
        <ProductSkeleton />
      </Page>
    );
  const home = (
    <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
      {t('goHome')}
    </Link>
  );
  return (
    <Page title={t('product.failed')} missing={isMissing} className="wrap py-10 md:py-16">
      <h1 tabIndex={-1} className="display mb-6 text-center text-h1">
        {t(isMissing ? 'product.missing' : 'product.label')}
      </h1>
      {isMissing ? (
        <EmptyState text={t('product.failed')}>
          <p className="max-w-[48ch] text-muted">{t('product.missingHint')}</p>
          {home}
        </EmptyState>
      ) : (
        <>
          <ErrorState
            text={t('product.failed')}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
          <p className="mt-6 text-center">{home}</p>
        </>
      )}
    </Page>
  );
};

export { ProductPage as Component, ProductView };
