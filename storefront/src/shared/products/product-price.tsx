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

/** Text of the lowest price before the sale: a sentence, or shorter on cards. */
const NOTES = { full: 'price.lowest', short: 'price.lowestShort' } as const;

/**
 * Price to pay, of several the lowest with "From". Beside it the list price struck through, when it is higher and that
 * is allowed, with the lowest price before the sale.
 */
export const ProductPrice = ({
  product,
  note = 'full',
  className,
}: {
  product: PricedProduct;
  /** How the lowest price is said, if it is. */
  note?: keyof typeof NOTES | 'none';
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
        lowest && note !== 'none'
          ? t(NOTES[note], { days, amount: formatAed(lowest, locale) })
          : undefined
      }
      locale={locale}
      nowLabel={t('price.now')}
      beforeLabel={t('price.before')}
      className={className}
    />
  );
};
