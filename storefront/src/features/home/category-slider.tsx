import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { paths } from '@/shared/paths';
import { ProductSlider } from '@/shared/product-slider';
import { SectionHeading } from '@/shared/section-heading';
import { useText } from '@/shared/text';
import type { Category, Product } from '@/shared/types';
import { useNowVisible } from '@/shared/use-now-visible';
import { homeQueries } from './home.queries';

/** Products of one category; asks for them when the section comes near. */
export const CategorySlider = ({
  category,
  card,
}: {
  category: Category;
  card: (product: Product) => ReactNode;
}) => {
  const { t, pick } = useText();
  const section = useRef<HTMLElement>(null);
  const near = useNowVisible(section);
  const { data } = useQuery({ ...homeQueries.sliderOf(category.id), enabled: near });
  if (data?.length === 0) return null;
  const name = pick(category.name, category.nameAr);
  return (
    <section ref={section} className="wrap-wide py-8 md:py-12">
      <SectionHeading title={name} link={{ to: paths.category(category.id), text: t('seeAll') }} />
      {data ? (
        <ProductSlider label={name} products={data} view="card" card={card} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </section>
  );
};
