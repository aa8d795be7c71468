import { FLASH_AUTOPLAY_MS, FLASH_SALE_OFFER } from '@shop/shop-rules';
import { useSettings } from '@/shared/api/settings';
import { Slider } from '@/shared/media/slider';
import { SliderSkeleton } from '@/shared/media/slider-skeleton';
import { useText } from '@/shared/i18n/text';
import { CompactCard, CompactSkeleton } from './compact-card';
import { homeQueries } from './home.queries';
import { LazySection } from './lazy-section';
import { useDubaiHour } from './use-dubai-hour';

/** Products of the flash-sale offer, shown only during its hours if it has any. */
export const FlashSales = () => {
  const { t } = useText();
  const { flashSaleFrom: from, flashSaleUntil: until } = useSettings();
  const hour = useDubaiHour();
  const hasHours = typeof from === 'number' && typeof until === 'number';
  if (hasHours && !(hour >= from && hour < until)) return null;
  return (
    <LazySection
      heading={{
        eyebrow: hasHours ? t('flash.until', { hour: until }) : t('flash.eyebrow'),
        title: t('flash.title'),
      }}
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
    </LazySection>
  );
};
