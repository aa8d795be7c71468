import { FLASH_AUTOPLAY_MS, FLASH_SALE_OFFER } from '@shop/shop-rules';
import { ProductSlider } from '@/shared/product-slider';
import { useText } from '@/shared/text';
import { CompactCard } from './compact-card';
import { homeQueries } from './home.queries';
import { NearBlock } from './near-block';
import { SliderSkeleton } from './slider-skeleton';

/** Products of the flash-sale offer, on the one coloured band of the page. */
export const FlashSales = () => {
  const { t } = useText();
  return (
    <NearBlock
      heading={{ eyebrow: t('flash.eyebrow'), title: t('flash.title') }}
      query={homeQueries.ofOffer(FLASH_SALE_OFFER)}
      skeleton={<SliderSkeleton view="compact" />}
      className="oasis-band mb-6 py-10 md:mb-10 md:py-16"
    >
      {(products) => (
        <ProductSlider
          label={t('flash.title')}
          products={products}
          view="compact"
          autoplayMs={FLASH_AUTOPLAY_MS}
          card={(product) => <CompactCard product={product} />}
        />
      )}
    </NearBlock>
  );
};
