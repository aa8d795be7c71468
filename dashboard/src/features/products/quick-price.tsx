import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { Product } from './product';
import { ProductCell } from './quick-cell';
import type { QuickValues } from './quick-values.queries';

/** Price or offer price of a product, as a field if its values are loaded. */
export const QuickPrice = ({
  product,
  values,
  field,
}: {
  product: Product;
  values: QuickValues | undefined;
  field: 'price' | 'offerPrice';
}) => {
  const t = useText();
  const { aed } = useFormat();
  const amount = (values ?? product)[field];
  const text = (
    <span
      className={
        field === 'price'
          ? 'font-semibold whitespace-nowrap'
          : amount === null
            ? 'text-muted'
            : 'font-semibold whitespace-nowrap text-sale'
      }
    >
      {amount === null ? '–' : aed(amount)}
    </span>
  );
  if (!values) return <span className="px-2">{text}</span>;
  return (
    <>
      <ProductCell {...{ product, values, field }}>{text}</ProductCell>
      {field === 'price' && values.hasOwnPrices && (
        <span className="block px-2 text-mini text-muted">{t('quick.ownPrices')}</span>
      )}
      {field === 'offerPrice' && amount !== null && !values.struckAllowed && (
        <span className="block px-2 text-mini text-muted">{t('priceCheck.refused.short')}</span>
      )}
    </>
  );
};
