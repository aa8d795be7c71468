import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import type { Product } from './product';
import { QuickPrice } from './quick-price';
import { QuickStock } from './quick-stock';
import type { QuickField, QuickValues } from './quick-values.queries';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <dt className="text-mini text-muted">{title}</dt>
    <dd className="min-w-0 text-small">{children}</dd>
  </>
);

/** Price, offer price and stock on a card. */
export const QuickParts = ({ cell }: { cell: (field: QuickField) => ReactNode }) => {
  const t = useText();
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
      <Part title={t('products.price')}>{cell('price')}</Part>
      <Part title={t('quick.offerPrice')}>{cell('offerPrice')}</Part>
      <Part title={t('products.stock')}>{cell('stock')}</Part>
    </dl>
  );
};

/** Those of a product. */
export const QuickLine = (about: { product: Product; values: QuickValues }) => (
  <QuickParts
    cell={(field) =>
      field === 'stock' ? <QuickStock {...about} /> : <QuickPrice field={field} {...about} />
    }
  />
);
