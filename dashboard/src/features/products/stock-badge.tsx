import { LOW_STOCK } from '@shop/shop-rules';
import { Badge } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';

/** Stock: red at 0, amber below 5. */
export const StockBadge = ({ stock }: { stock: number }) => {
  const t = useText();
  if (stock <= 0) return <Badge tone="sale">{t('products.soldOut')}</Badge>;
  return stock < LOW_STOCK ? (
    <Badge tone="brass">{t('products.fewLeft', { count: stock })}</Badge>
  ) : (
    <Badge>{t('products.inStock', { count: stock })}</Badge>
  );
};
