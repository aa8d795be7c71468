import { api, unwrap } from '@shop/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A line of a quote request. */
interface LineRequest {
  id: number;
  size: string;
  color: string;
  quantity: number;
}

/** A cart line with the name and price that the shopper has seen, AED each. */
export interface PricedCartLine extends LineRequest {
  name: string;
  nameAr?: string;
  price: number;
}

export const toWireLines = (lines: LineRequest[]) =>
  lines.map(({ id, size, color, quantity }) => ({ productId: id, size, color, quantity }));

/** Lines, fee, discount of a coupon and total at current prices. */
export const fetchQuote = async (
  lines: LineRequest[],
  city = '',
  coupon = '',
  signal?: AbortSignal,
) =>
  unwrap(
    await api.POST('/checkout/quote', {
      body: { lines: toWireLines(lines), ...(city && { city }), ...(coupon && { coupon }) },
      signal,
    }),
  );

export const quoteQuery = (lines: LineRequest[], city = '', coupon = '') =>
  queryOptions({
    queryKey: ['quote', toWireLines(lines), city, coupon],
    queryFn: ({ signal }) => fetchQuote(lines, city, coupon, signal),
    enabled: lines.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
