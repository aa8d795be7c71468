import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import type { Product } from './product';
import { QuickPrice } from './quick-price';
import { QuickStock } from './quick-stock';
import type { QuickValues } from './quick-values.queries';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="-ms-2 min-w-0">
    <dt className="px-2 text-mini text-muted">{title}</dt>
    <dd className="text-small">{children}</dd>
  </div>
);

/** Price, offer price and stock of a product on a card. */
export const QuickLine = (about: { product: Product; values: QuickValues }) => {
  const t = useText();
  return (
    <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      <Part title={t('products.price')}>
        <QuickPrice field="price" {...about} />
      </Part>
      <Part title={t('quick.offerPrice')}>
        <QuickPrice field="offerPrice" {...about} />
      </Part>
      <Part title={t('products.stock')}>
        <QuickStock {...about} />
      </Part>
    </dl>
  );
};
