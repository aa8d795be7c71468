import { cx, Loading } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import { TileSkeleton } from './cards/tile-card';

const grid = 'grid grid-cols-3 gap-x-3 gap-y-4 md:grid-cols-5';
/** Columns that the cards leave free in the last row of three; all of them if it is full. */
const REST = ['col-span-3', 'col-span-2', 'col-span-1'];

/** Three products in a row, from 768 px five; the end fills the last row on phones. */
export const NewGrid = ({
  products,
  end,
  card,
}: {
  products: Product[];
  end: ReactNode;
  card: (product: Product) => ReactNode;
}) => (
  <ul className={grid}>
    {products.map((product) => (
      <li key={product.id}>{card(product)}</li>
    ))}
    <li className={cx(REST[products.length % 3], 'content-center md:col-span-5')}>{end}</li>
  </ul>
);

/** Skeleton of the grid with its end. */
export const NewGridSkeleton = ({ count, end }: { count: number; end: ReactNode }) => {
  const { t } = useText();
  return (
    <Loading text={t('loading')}>
      <div className={grid}>
        {Array.from({ length: count }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
        <div className={cx(REST[count % 3], 'invisible content-center md:col-span-5')}>{end}</div>
      </div>
    </Loading>
  );
};
