import { api, ApiError, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toWireLines } from '@/shared/orders/quote.queries';
import type { CardPage } from './payment/card-window';
import { cardForm, type Checkout } from './checkout';

export const checkoutQueries = {
  /** Payment status of an order. */
  status: (operationId: string) =>
    queryOptions({
      queryKey: ['payment', operationId],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/payments/{operationId}/status', {
            params: { path: { operationId } },
            signal,
          }),
        ),
      staleTime: 0,
      retry: (failures, error) =>
        failures < 3 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    }),
};

/** The provider's page for this order. The idempotency key prevents a second order. */
export const openCardOrder = async (
  checkout: Checkout,
  userId: number,
  key: string,
): Promise<CardPage> => {
  const { data, response } = await api.POST('/sendData', {
    body: cardForm(checkout, userId),
    bodySerializer: (body) => new URLSearchParams(body).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': key },
    parseAs: 'text',
  });
  return { html: String(data ?? ''), operationId: response.headers.get('X-Operation-Id') ?? '' };
};

/** A new page of the provider for an unpaid order. */
export const openCardAgain = async (operationId: string): Promise<CardPage> => {
  const { data } = await api.POST('/payments/{operationId}/card', {
    params: { path: { operationId } },
    parseAs: 'text',
  });
  return { html: String(data ?? ''), operationId };
};

/** Places a cash-on-delivery order. The idempotency key prevents a second one. */
export const placeCashOrder = async (
  { lines, address, coupon, discount, purchaseId }: Checkout,
  key: string,
) => {
  const { fullName, phone, city, area, building, email, flat, notes } = address;
  return unwrap(
    await api.POST('/checkout/cod', {
      headers: { 'Idempotency-Key': key },
      body: {
        lines: toWireLines(lines),
        purchase_id: purchaseId,
        ...(coupon && { coupon, discount }),
        address: {
          ...{ fullName, phone, city, area, building },
          ...(email && { email }),
          ...(flat && { flat }),
          ...(notes && { notes }),
        },
      },
    }),
  );
};
