import { RELATED_PRODUCTS } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { RegionError } from '@/shared/layout/region-error';
import { ProductGrid, ProductGridSkeleton } from '@/shared/products/product-grid';
import { SectionHeading } from '@/shared/layout/section-heading';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import { useNowVisible } from '@/shared/browser/use-now-visible';
import { productQueries } from './product.queries';

/** Related products; loaded near the viewport. */
export const RelatedProducts = ({
  productId,
  card,
}: {
  productId: number;
  card: (product: Product) => ReactNode;
}) => {
  const { t } = useText();
  const section = useRef<HTMLElement>(null);
  const near = useNowVisible(section);
  const { data, isError, refetch } = useQuery({
    ...productQueries.related(productId),
    enabled: near,
  });
  if (data?.length === 0) return null;
  return (
    <section ref={section} id="related" className="wrap-wide mt-12 [--note:36px] md:mt-20">
      <SectionHeading title={t('product.related')} />
      {isError ? (
        <RegionError onRetry={refetch} />
      ) : data ? (
        <ProductGrid products={data} layout="four" card={card} />
      ) : (
        <ProductGridSkeleton count={RELATED_PRODUCTS} layout="four" />
      )}
    </section>
  );
};
