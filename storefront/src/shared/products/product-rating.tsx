import { Rating } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Stars with the number of reviews; empty without reviews. */
export const ProductRating = ({
  product,
}: {
  product: Pick<Product, 'rating' | 'reviewCount'>;
}) => {
  const { t } = useText();
  if (product.reviewCount === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Rating
        value={product.rating}
        label={t('rating.label', {
          value: product.rating.toFixed(1),
          count: product.reviewCount,
        })}
      />
      <span aria-hidden="true" className="text-mini text-muted tabular-nums">
        {product.reviewCount}
      </span>
    </span>
  );
};
