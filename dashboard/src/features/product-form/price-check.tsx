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

const checkOf = (id: number, { price, offerPrice }: Prices) =>
  queryOptions({
    queryKey: ['price check', id, price, offerPrice],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.GET('/products/{id}/price-check', {
          params: { path: { id }, query: { price, offerPrice } },
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

/** Says before saving that the price would not be struck through, and from which day on it would be. */
export const PriceCheck = ({
  productId,
  ...prices
}: Prices & {
  /** Undefined: a new product, whose price has not been asked yet. */
  productId: number | undefined;
}) => {
  const t = useText();
  const rule = usePriceRule();
  const { price, offerPrice } = useSettled(prices);
  const isSale = offerPrice > 0 && offerPrice < price;
  const { data } = useQuery({
    ...checkOf(productId ?? 0, { price, offerPrice }),
    enabled: productId !== undefined && isSale,
  });
  const isNew = productId === undefined && rule.enabled;
  const isShown = isSale && (isNew || data?.struckAllowed === false);
  return (
    <p role="status" className={isShown ? 'mt-3 border-s-4 border-s-brass bg-sand px-4 py-2' : ''}>
      {isShown &&
        (data ? (
          <Warning price={price} check={data} />
        ) : (
          t('priceCheck.new', { askedDays: rule.askedDays })
        ))}
    </p>
  );
};
