import { Loading, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';

const grid =
  'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4 2xl:grid-cols-5';

/** Products in 2, 3, 4 or 5 columns. */
export const ProductGrid = ({
  products,
  card,
}: {
  products: Product[];
  card: (product: Product, index: number) => ReactNode;
}) => (
  <ul className={grid}>
    {products.map((product, index) => (
      <li key={product.id}>{card(product, index)}</li>
    ))}
  </ul>
);

/** The same grid while it loads. */
export const ProductGridSkeleton = ({ count }: { count: number }) => {
  const { t } = useText();
  return (
    <Loading text={t('loading')}>
      <div className={grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="flex flex-col gap-2">
            <Skeleton className="aspect-4/5" />
            <Skeleton className="mt-1 h-3 w-1/3" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
};
