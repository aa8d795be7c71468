import { cx, Loading, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';

const base = 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6';
const columns = {
  /** Two to four columns, five on very wide screens. */
  list: 'xl:grid-cols-4 2xl:grid-cols-5',
  /** Fills rows of five from 1280 px on. */
  tens: 'xl:grid-cols-5',
  /** One row of four. */
  four: 'md:grid-cols-4',
};
type Columns = keyof typeof columns;

/** Products in columns. */
export const ProductGrid = ({
  products,
  layout = 'list',
  card,
}: {
  products: Product[];
  layout?: Columns;
  card: (product: Product, index: number) => ReactNode;
}) => (
  <ul className={cx(base, columns[layout])}>
    {products.map((product, index) => (
      <li key={product.id}>{card(product, index)}</li>
    ))}
  </ul>
);

/** The same grid while it loads. */
export const ProductGridSkeleton = ({
  count,
  layout = 'list',
}: {
  count: number;
  layout?: Columns;
}) => {
  const { t } = useText();
  return (
    <Loading text={t('loading')}>
      <div className={cx(base, columns[layout])}>
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
