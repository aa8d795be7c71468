import type { ReactNode } from 'react';
import { CardSkeleton } from '@/shared/products/card-frame';
import { paths } from '@/shared/routing/paths';
import { Slider } from '@/shared/media/slider';
import { SliderSkeleton } from '@/shared/media/slider-skeleton';
import { useText } from '@/shared/i18n/text';
import type { Category, Product } from '@/shared/api/types';
import { homeQueries } from './home.queries';
import { LazySection } from './lazy-section';

/** Products of one category. */
export const CategorySlider = ({
  category,
  card,
}: {
  category: Category;
  card: (product: Product) => ReactNode;
}) => {
  const { t, pick } = useText();
  const name = pick(category.name, category.nameAr);
  return (
    <LazySection
      heading={{ title: name, link: { to: paths.category(category.id), text: t('seeAll') } }}
      query={homeQueries.sliderOf(category.id)}
      skeleton={(near) => (
        <SliderSkeleton view="card" near={near}>
          <CardSkeleton />
        </SliderSkeleton>
      )}
      className="py-6 md:py-8"
    >
      {(products) => (
        <Slider label={name} items={products} view="card">
          {card}
        </Slider>
      )}
    </LazySection>
  );
};
