import { FLASH_AUTOPLAY_MS, FLASH_SALE_OFFER } from '@shop/shop-rules';
import { ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { ProductSlider } from '@/shared/product-slider';
import { SectionHeading } from '@/shared/section-heading';
import { useText } from '@/shared/text';
import { CompactCard } from './compact-card';
import { homeQueries } from './home.queries';

/** Products of the flash-sale offer; the section is left out while there are none. */
export const FlashSales = () => {
  const { t } = useText();
  const { data: products, isError, refetch } = useQuery(homeQueries.ofOffer(FLASH_SALE_OFFER));
  if (products?.length === 0) return null;
  return (
    <section className="border-y border-line bg-sand/60 py-10 md:py-16">
      <div className="wrap-wide">
        <SectionHeading eyebrow={t('flash.eyebrow')} title={t('flash.title')} />
        {isError && (
          <ErrorState
            text={t('region.failed')}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {products ? (
          <ProductSlider
            label={t('flash.title')}
            products={products}
            view="compact"
            autoplayMs={FLASH_AUTOPLAY_MS}
            card={(product) => <CompactCard product={product} />}
          />
        ) : (
          !isError && (
            <Loading text={t('loading')}>
              <Skeleton className="h-72" />
            </Loading>
          )
        )}
      </div>
    </section>
  );
};
