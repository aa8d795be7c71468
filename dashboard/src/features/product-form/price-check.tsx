import { api, unwrap } from '@shop/api-client';
import type { PriceCheckDto } from '@shop/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePriceRule } from '@/shared/api/shop-name';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

/** After the last key. */
const PAUSE_MS = 400;

interface Prices {
  price: number;
  offerPrice: number;
}
interface Checked extends Prices {
  /** Undefined: a new product, whose price has not been asked yet. */
  productId: number | undefined;
  /** Empty: the product itself. */
  size?: string;
  color?: string;
}

const checkOf = ({ productId: id = 0, price, offerPrice, size = '', color = '' }: Checked) =>
  queryOptions({
    queryKey: ['price check', id, size, color, price, offerPrice],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.GET('/products/{id}/price-check', {
          params: {
            path: { id },
            query: { price, offerPrice, ...(size && { size }), ...(color && { color }) },
          },
          signal,
        }),
      ),
    // Saved meanwhile, the same prices may be shown otherwise.
    staleTime: 0,
  });

/** The prices once they have not changed for a moment. */
const useSettled = ({ price, offerPrice }: Prices): Prices => {
  const [settled, setSettled] = useState({ price, offerPrice });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ price, offerPrice }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [price, offerPrice]);
  return settled;
};

const Warning = ({ price, check }: { price: number; check: PriceCheckDto }) => {
  const t = useText();
  const { aed, day } = useFormat();
  const { asked, askedDays, withinDays, from } = check;
  return (
    <>
      {t('priceCheck.refused', { price: aed(price), asked, askedDays, withinDays })}{' '}
      {from
        ? t('priceCheck.from', { day: day(from) })
        : t('priceCheck.never', { price: aed(price), askedDays })}
    </>
  );
};

/** Whether the price would not be struck through if these prices were saved, and why. */
export const usePriceCheck = (checked: Checked) => {
  const { enabled } = usePriceRule();
  const { price, offerPrice } = useSettled(checked);
  const isSale = offerPrice > 0 && offerPrice < price;
  const isNew = checked.productId === undefined;
  const { data } = useQuery({
    ...checkOf({ ...checked, price, offerPrice }),
    enabled: !isNew && isSale,
  });
  const isRefused = isSale && (isNew ? enabled : data?.struckAllowed === false);
  return { isRefused, price, data };
};

/** Says before saving that the price would not be struck through, and from which day on it would be. */
export const PriceCheck = (checked: Checked) => {
  const t = useText();
  const { askedDays } = usePriceRule();
  const { isRefused, price, data } = usePriceCheck(checked);
  return (
    <p
      role="status"
      className={isRefused ? 'mt-3 border-s-4 border-s-brass bg-sand px-4 py-2' : ''}
    >
      {isRefused &&
        (data ? <Warning price={price} check={data} /> : t('priceCheck.new', { askedDays }))}
    </p>
  );
};
