import { api, ApiError, unwrap } from '@shop/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cardForm, toWireLines, type Checkout, type CheckoutLine } from './checkout';

export const checkoutQueries = {
  /** Lines, fee and total as the server prices them now. */
  quote: (lines: CheckoutLine[], city: string) => {
    const body = { lines: toWireLines(lines), ...(city && { city }) };
    return queryOptions({
      queryKey: ['quote', body],
      queryFn: async ({ signal }) => unwrap(await api.POST('/checkout/quote', { body, signal })),
      enabled: lines.length > 0,
      staleTime: 0,
      placeholderData: keepPreviousData,
    });
  },
  /** Where the payment of an order stands. */
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

/** The provider's page for this order; the same key never makes a second order. */
export const openCardOrder = async (
  checkout: Checkout,
  userId: number,
  key: string,
): Promise<{ html: string; operationId: string }> => {
  const { data, response } = await api.POST('/sendData', {
    body: cardForm(checkout, userId),
    bodySerializer: (body) => new URLSearchParams(body).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': key },
    parseAs: 'text',
  });
  return { html: String(data ?? ''), operationId: response.headers.get('X-Operation-Id') ?? '' };
};

export const placeCashOrder = async ({ lines, address }: Checkout, key: string) => {
  const { email, flat, notes, ...rest } = address;
  return unwrap(
    await api.POST('/checkout/cod', {
      headers: { 'Idempotency-Key': key },
      body: {
        lines: toWireLines(lines),
        address: {
          ...rest,
          ...(email && { email }),
          ...(flat && { flat }),
          ...(notes && { notes }),
        },
      },
    }),
  );
};
