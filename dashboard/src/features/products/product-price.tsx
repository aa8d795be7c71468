import { unitPrice } from '@shop/shop-rules';
import { Price } from '@shop/ui';
import { useLocale, useText } from '@/shared/i18n/use-text';
import type { Product } from './product';

export const ProductPrice = ({ product, className }: { product: Product; className?: string }) => {
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
