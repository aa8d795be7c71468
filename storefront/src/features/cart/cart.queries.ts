import { api, unwrap } from '@shop/api-client';
import type { StoredCartLineDto } from '@shop/contracts';
import { toWireLines } from '@/shared/orders/quote.queries';
import type { LineChange } from './unsent-changes';

const pathOf = (userId: number) => ({ path: { id: userId } });

export const readCart = async (userId: number): Promise<StoredCartLineDto[]> =>
  unwrap(await api.GET('/users/{id}/cart', { params: pathOf(userId) })).lines;

/** Adds the lines of this browser; of equal lines the larger quantity stays. */
export const mergeCart = async (
  userId: number,
  lines: LineChange[],
): Promise<StoredCartLineDto[]> =>
  unwrap(
    await api.POST('/users/{id}/cart/merge', {
      params: pathOf(userId),
      body: { lines: toWireLines(lines) },
    }),
  ).lines;

export const changeCart = async (
  userId: number,
  changes: LineChange[],
): Promise<StoredCartLineDto[]> =>
  unwrap(
    await api.PUT('/users/{id}/cart', {
      params: pathOf(userId),
      body: { lines: toWireLines(changes) },
    }),
  ).lines;
