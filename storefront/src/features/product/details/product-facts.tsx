import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Model and identifiers of the product. */
export const ProductFacts = ({ product }: { product: Product }) => {
  const { t } = useText();
  const facts = [
    [t('product.brand'), product.brandName ?? ''],
    [t('product.code'), product.code],
  ].filter(([, value]) => value);
  return (
    <dl className="grid max-w-md grid-cols-[auto_1fr] gap-x-8 text-small">
      {facts.map(([term, value]) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2.5">
          <dt className="text-muted">{term}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};
