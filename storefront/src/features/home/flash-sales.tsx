import { FLASH_AUTOPLAY_MS, FLASH_SALE_OFFER } from '@shop/shop-rules';
import { Slider } from '@/shared/slider';
import { SliderSkeleton } from '@/shared/slider-skeleton';
import { useText } from '@/shared/text';
import { CompactCard, CompactSkeleton } from './compact-card';
import { homeQueries } from './home.queries';
import { NearBlock } from './near-block';

/** Products of the flash-sale offer, on the one coloured band of the page. */
export const FlashSales = () => {
  const { t } = useText();
  return (
    <NearBlock
      heading={{ eyebrow: t('flash.eyebrow'), title: t('flash.title') }}
      query={homeQueries.ofOffer(FLASH_SALE_OFFER)}
      skeleton={(near) => (
        <SliderSkeleton view="compact" near={near} foot>
          <CompactSkeleton />
        </SliderSkeleton>
      )}
      className="oasis-band mb-6 py-10 md:mb-10 md:py-16"
    >
      {(products) => (
        <Slider
          label={t('flash.title')}
          items={products}
          view="compact"
          autoplayMs={FLASH_AUTOPLAY_MS}
        >
          {(product) => <CompactCard product={product} />}
        </Slider>
      )}
    </NearBlock>
  );
};
