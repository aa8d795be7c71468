import { shownPrice } from '@shop/shop-rules';
import { Price } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Price to pay, of several the lowest with "From", and the list price struck through when it is higher. */
export const ProductPrice = ({
  product,
  className,
}: {
  product: Pick<Product, 'price' | 'offerPrice'> & Partial<Pick<Product, 'priceRange'>>;
  className?: string;
}) => {
  const { t, locale } = useText();
  const { amount, before, isLowest } = shownPrice(product);
  return (
    <Price
      amount={amount}
      prefix={isLowest ? t('price.from') : undefined}
      before={before}
      locale={locale}
      nowLabel={t('price.now')}
      beforeLabel={t('price.before')}
      className={className}
    />
  );
};
