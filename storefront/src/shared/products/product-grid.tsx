import { cx, Loading } from '@shop/ui';
import type { CSSProperties, ReactNode } from 'react';
import { CardSkeleton } from './card-frame';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

const base = 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10';
const columns = {
  /** Two to four columns, five on very wide screens. */
  list: 'xl:grid-cols-4 2xl:grid-cols-5',
  /** Full rows of five from 1280 px on. */
  tens: 'xl:grid-cols-5',
  /** One row of four. */
  four: 'md:grid-cols-4',
};
type Columns = keyof typeof columns;

/** The element after the last card fills its row in every layout. */
const restOfRow = (cards: number) => {
  const from = (count: number) => `${(cards % count) + 1} / -1`;
  return {
    '--two': from(2),
    '--three': from(3),
    '--four': from(4),
    '--five': from(5),
  } as CSSProperties;
};

/** Grid of product cards. */
export const ProductGrid = ({
  products,
  layout = 'list',
  busy,
  end,
  fill,
  card,
}: {
  products: Product[];
  layout?: Columns;
  /** True while the list is being replaced. */
  busy?: boolean;
  /** Element after the last card. */
  end?: ReactNode;
  /** The end fills the last row, or a row of its own. */
  fill?: boolean;
  card: (product: Product, index: number) => ReactNode;
}) => (
  <ul
    aria-busy={busy || undefined}
    className={cx(base, columns[layout], 'transition-opacity', busy && 'opacity-50')}
  >
    {products.map((product, index) => (
      <li key={product.id}>{card(product, index)}</li>
    ))}
    {end && (
      <li
        style={restOfRow(fill ? products.length : 0)}
        className="[grid-column:var(--two)] md:[grid-column:var(--three)] xl:[grid-column:var(--four)] 2xl:[grid-column:var(--five)]"
      >
        {end}
      </li>
    )}
  </ul>
);

/** Skeleton of the grid. */
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
          <CardSkeleton key={index} />
        ))}
      </div>
    </Loading>
  );
};
