import { shownPrice } from '@shop/shop-rules';
import { Price } from '@shop/ui';
import { useLocale, useText } from '@/shared/i18n/use-text';

export const ProductPrice = ({
  product,
  className,
}: {
  product: { price: number; offerPrice: number | null; struckAllowed: boolean };
  className?: string;
}) => {
  const t = useText();
  const { price, offerPrice, struckAllowed } = product;
  const { amount, before } = shownPrice({ price, offerPrice, struckAllowed });
  return (
    <Price
      amount={amount}
      before={before}
      locale={useLocale()}
      nowLabel={t('products.now')}
      beforeLabel={t('products.before')}
      className={className}
    />
  );
};
