import { SPECIAL_OFFER, SPECIAL_PRODUCTS_MINIMUM } from '@shop/shop-rules';
import { SliderSkeleton } from '@/shared/media/slider-skeleton';
import { useText } from '@/shared/i18n/text';
import { HomeHeading } from './home-heading';
import { homeQueries } from './home.queries';
import { LazySection } from './lazy-section';
import type { ButtonsOf } from './cards/card-buttons';
import { SpecialSkeleton } from './special-skeleton';

/** Cards of the special offer; needs at least two products. */
export const SpecialCards = ({ buttons }: { buttons: ButtonsOf }) => {
  const { t } = useText();
  return (
    <LazySection
      head={<HomeHeading title={t('special.title')} />}
      query={homeQueries.ofOffer(SPECIAL_OFFER)}
      least={SPECIAL_PRODUCTS_MINIMUM}
      skeleton={(near) => (
        <SliderSkeleton view="wide" near={near}>
          <SpecialSkeleton />
        </SliderSkeleton>
      )}
    >
      {(products, { Slider, SpecialCard }) => (
        <Slider label={t('special.title')} items={products} view="wide">
          {(product) => <SpecialCard product={product} {...buttons(product, true)} />}
        </Slider>
      )}
    </LazySection>
  );
};
