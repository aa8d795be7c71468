import type { ReactNode } from 'react';
import { paths } from '@/shared/paths';
import { ProductSlider } from '@/shared/product-slider';
import { useText } from '@/shared/text';
import type { Category, Product } from '@/shared/types';
import { homeQueries } from './home.queries';
import { NearBlock } from './near-block';
import { SliderSkeleton } from './slider-skeleton';

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
    <NearBlock
      heading={{ title: name, link: { to: paths.category(category.id), text: t('seeAll') } }}
      query={homeQueries.sliderOf(category.id)}
      skeleton={<SliderSkeleton view="card" />}
      className="py-6 md:py-8"
    >
      {(products) => <ProductSlider label={name} products={products} view="card" card={card} />}
    </NearBlock>
  );
};
