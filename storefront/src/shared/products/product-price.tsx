import { formatAed, shownPrice } from '@shop/shop-rules';
import { Price } from '@shop/ui';
import { useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** What a price is shown from. */
export type PricedProduct = Pick<
  Product,
  'price' | 'offerPrice' | 'struckAllowed' | 'lowestPrice'
> &
  Partial<Pick<Product, 'priceRange'>>;

/**
 * Price to pay, of several the lowest with "From". Beside it the list price struck through, when it is higher and that
 * is allowed, with the lowest price before the sale.
 */
export const ProductPrice = ({
  product,
  hasNote = true,
  className,
}: {
  product: PricedProduct;
  /** Whether the lowest price is said; cards have no line for it. */
  hasNote?: boolean;
  className?: string;
}) => {
  const { t, locale } = useText();
  const days = useSettings().priceRule?.lowestDays ?? 30;
  const { amount, before, isLowest, lowest } = shownPrice(product);
  return (
    <Price
      amount={amount}
      prefix={isLowest ? t('price.from') : undefined}
      before={before}
      note={
        lowest && hasNote
          ? t('price.lowest', { days, amount: formatAed(lowest, locale) })
          : undefined
      }
      locale={locale}
      nowLabel={t('price.now')}
      beforeLabel={t('price.before')}
      className={className}
    />
  );
};
