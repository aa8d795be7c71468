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

/** Text id of the lowest price before the sale: a sentence, shorter on cards, or empty for none. */
type Note = 'price.lowest' | 'price.lowestShort' | '';

/** Text of the lowest price before the sale, if a price is struck through. */
export const useLowest = (product: PricedProduct, id: Note): string | undefined => {
  const { t, locale } = useText();
  const days = useSettings().priceRule?.lowestDays ?? 30;
  const { amount, before, lowest } = shownPrice(product);
  if (id && before > amount && lowest) return t(id, { days, amount: formatAed(lowest, locale) });
  return undefined;
};

/**
 * Price to pay, of several the lowest with "From". Beside it the list price struck through, when it is higher and that
 * is allowed, with the lowest price before the sale.
 */
export const ProductPrice = ({
  product,
  note = 'price.lowest',
  className,
}: {
  product: PricedProduct;
  /** How the lowest price is said, if it is. */
  note?: Note;
  className?: string;
}) => {
  const { t, locale } = useText();
  const { amount, before, isLowest } = shownPrice(product);
  return (
    <Price
      amount={amount}
      prefix={isLowest ? t('price.from') : undefined}
      before={before}
      note={useLowest(product, note)}
      locale={locale}
      nowLabel={t('price.now')}
      beforeLabel={t('price.before')}
      className={className}
    />
  );
};
