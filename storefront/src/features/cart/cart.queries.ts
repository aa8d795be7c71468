import { api, unwrap } from '@shop/api-client';
import type { CartDto } from '@shop/contracts';
import { toWireLines } from '@/shared/orders/quote.queries';
import type { LineChange } from './unsent-changes';

const pathOf = (userId: number) => ({ path: { id: userId } });

export const readCart = async (userId: number): Promise<CartDto> =>
  unwrap(await api.GET('/users/{id}/cart', { params: pathOf(userId) }));

/** Adds the lines of this browser; of equal lines the larger quantity stays. Its purchase is used if there is none. */
export const mergeCart = async (
  userId: number,
  lines: LineChange[],
  purchaseId: string,
): Promise<CartDto> =>
  unwrap(
    await api.POST('/users/{id}/cart/merge', {
      params: pathOf(userId),
      body: { lines: toWireLines(lines), purchaseId },
    }),
  );

export const changeCart = async (
  userId: number,
  changes: LineChange[],
  purchaseId: string,
): Promise<CartDto> =>
  unwrap(
    await api.PUT('/users/{id}/cart', {
      params: pathOf(userId),
      body: { lines: toWireLines(changes), purchaseId },
    }),
  );
