import { discountPercent, formatPercent, savedAmount } from '@shop/shop-rules';
import { Badge, cx } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import type { PricedProduct } from './product-price';

/** "Save X AED", with the percentage except on narrow cards; empty without a discount. */
export const SaleBadge = ({
  product,
  className,
}: {
  product: PricedProduct;
  className?: string;
}) => {
  const { t, locale } = useText();
  const saved = savedAmount(product);
  if (saved <= 0) return null;
  const amount = Number.isInteger(saved) ? String(saved) : saved.toFixed(2);
  return (
    <Badge tone="sale" className={cx('gap-1.5', className)}>
      <span>{t('price.save', { amount })}</span>
      <span dir="ltr" className="font-normal @max-[220px]:hidden">
        {formatPercent(-discountPercent(product) / 100, locale)}
      </span>
    </Badge>
  );
};
