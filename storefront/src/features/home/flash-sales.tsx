import { FLASH_AUTOPLAY_MS, FLASH_SALE_OFFER } from '@shop/shop-rules';
import { useSettings } from '@/shared/api/settings';
import { SliderSkeleton } from '@/shared/media/slider-skeleton';
import { useText } from '@/shared/i18n/text';
import type { ButtonsOf } from './cards/card-buttons';
import { TileCard, TileSkeleton } from './cards/tile-card';
import { HomeHeading } from './home-heading';
import { homeQueries } from './home.queries';
import { LazySection } from './lazy-section';
import { useDubaiHour } from './use-dubai-hour';

/** Products of the flash-sale offer, shown only during its hours if it has any. */
export const FlashSales = ({ buttons }: { buttons: ButtonsOf }) => {
  const { t } = useText();
  const { flashSaleFrom: from, flashSaleUntil: until } = useSettings();
  const hour = useDubaiHour();
  const hasHours = typeof from === 'number' && typeof until === 'number';
  if (hasHours && !(hour >= from && hour < until)) return null;
  return (
    <LazySection
      head={
        <HomeHeading
          title={t('flash.title')}
          note={hasHours ? t('flash.until', { hour: until }) : undefined}
        />
      }
      query={homeQueries.ofOffer(FLASH_SALE_OFFER)}
      skeleton={(near) => (
        <SliderSkeleton view="compact" near={near}>
          <TileSkeleton tall />
        </SliderSkeleton>
      )}
      className="oasis-band my-4 py-5"
    >
      {(products, { Slider }) => (
        <Slider
          label={t('flash.title')}
          items={products}
          view="compact"
          autoplayMs={FLASH_AUTOPLAY_MS}
        >
          {(product) => <TileCard narrow tall product={product} {...buttons(product)} />}
        </Slider>
      )}
    </LazySection>
  );
};
