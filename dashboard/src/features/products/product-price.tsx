import { unitPrice } from '@shop/shop-rules';
import { Price } from '@shop/ui';
import { useLocale, useText } from '@/shared/i18n/use-text';

export const ProductPrice = ({
  product,
  className,
}: {
  product: { price: number; offerPrice: number | null };
  className?: string;
}) => {
  const t = useText();
  return (
    <Price
      amount={unitPrice(product)}
      before={product.price}
      locale={useLocale()}
      nowLabel={t('products.now')}
      beforeLabel={t('products.before')}
      className={className}
    />
  );
};
