import { api, unwrap } from '@shop/api-client';
import { noteClass } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePriceRule } from '@/shared/api/shop-name';
import { useDelayed } from '@/shared/browser/use-delayed';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

/** After the last key. */
const PAUSE_MS = 400;

interface Checked {
  price: number;
  offerPrice: number;
  /** Undefined: a new product, whose price has not been asked yet. */
  productId: number | undefined;
  /** Empty: the product itself. */
  size?: string;
  color?: string;
}

/** Whether the price would not be struck through if these prices were saved, and why. */
export const usePriceCheck = ({ productId: id, size = '', color = '', ...typed }: Checked) => {
  const { enabled } = usePriceRule();
  const prices = useMemo(
    () => ({ price: typed.price, offerPrice: typed.offerPrice }),
    [typed.price, typed.offerPrice],
  );
  const { price, offerPrice } = useDelayed(prices, PAUSE_MS);
  const isSale = offerPrice > 0 && offerPrice < price;
  const isNew = id === undefined;
  const { data } = useQuery({
    queryKey: ['price check', id, size, color, price, offerPrice],
    queryFn: async ({ signal }) => {
      const query = { price, offerPrice, ...(size && { size }), ...(color && { color }) };
      const params = { path: { id: id ?? 0 }, query };
      return unwrap(await api.GET('/products/{id}/price-check', { params, signal }));
    },
    // Saved meanwhile, the same prices may be shown otherwise.
    staleTime: 0,
    enabled: !isNew && isSale,
  });
  const isRefused = isSale && (isNew ? enabled : data?.struckAllowed === false);
  return { isRefused, price, data };
};

/** Says before saving that the price would not be struck through, and from which day on it would be. */
export const PriceCheck = (checked: Checked) => {
  const t = useText();
  const { aed, day } = useFormat();
  const rule = usePriceRule();
  const { isRefused, data, ...refused } = usePriceCheck(checked);
  const why = () => {
    if (!data) return t('priceCheck.new', { askedDays: rule.askedDays });
    const { asked, askedDays, withinDays, from } = data;
    const price = aed(refused.price);
    const until = from
      ? t('priceCheck.from', { day: day(from) })
      : t('priceCheck.never', { price, askedDays });
    return `${t('priceCheck.refused', { price, asked, askedDays, withinDays })} ${until}`;
  };
  return (
    <p role="status" className={isRefused ? noteClass('warning', 'mt-3') : ''}>
      {isRefused && why()}
    </p>
  );
};
