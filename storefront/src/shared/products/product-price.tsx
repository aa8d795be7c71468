import { unitPrice } from '@shop/shop-rules';
import { Price } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Price to pay, with the list price struck through when it is higher. */
export const ProductPrice = ({
  product,
  className,
}: {
  product: Pick<Product, 'price' | 'offerPrice'>;
  className?: string;
}) => {
  const { t, locale } = useText();
  return (
    <Price
      amount={unitPrice(product)}
      before={product.price}
      locale={locale}
      nowLabel={t('price.now')}
      beforeLabel={t('price.before')}
      className={className}
    />
  );
};
