import { useState } from 'react';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import type { Product } from './product';
import { QuickCell } from './quick-cell';
import { QuickSizes } from './quick-sizes';
import type { QuickValues } from './quick-values.queries';
import { StockBadge } from './stock-badge';

/** The stock of a product as a field; of a product with several sizes and colors as their table. */
export const QuickStock = ({
  product,
  values,
}: {
  product: Product;
  /** Undefined while they are not loaded, or not edited. */
  values: QuickValues | undefined;
}) => {
  const t = useText();
  const name = useNameOf()(product);
  const [isOpen, setOpen] = useState(false);
  if (!values) return <StockBadge stock={product.stock} />;
  if (values.variantCount < 2)
    return (
      <QuickCell field="stock" {...{ product, values }}>
        <StockBadge stock={values.stock} />
      </QuickCell>
    );
  return (
    <>
      <button
        type="button"
        title={t('quick.openSizes')}
        className="min-h-11 max-w-full rounded-control border border-transparent px-2 text-start hover:border-control"
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{t('quick.sizesOf', { name })}: </span>
        <StockBadge stock={values.stock} />
        <span className="block text-mini text-muted">
          {t('quick.sizes', { count: values.variantCount })}
        </span>
      </button>
      {isOpen && <QuickSizes product={product} onClose={() => setOpen(false)} />}
    </>
  );
};
