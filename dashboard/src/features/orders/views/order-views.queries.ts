import { api, ApiError, unwrap } from '@shop/api-client';
import type { OrderViewDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { readViews, viewsKey, type SavedView } from '@/shared/list/saved-views';

export type OrderView = OrderViewDto;

export const saveView = ({ name, query }: SavedView) =>
  api.POST('/users/orders/views', { body: { name, query } });

export const renameView = ({ id, name }: Pick<OrderView, 'id' | 'name'>) =>
  api.PUT('/users/orders/views/{viewId}', { params: { path: { viewId: id } }, body: { name } });

export const removeView = ({ id }: Pick<OrderView, 'id'>) =>
  api.DELETE('/users/orders/views/{viewId}', { params: { path: { viewId: id } } });

/** What the server refuses for good; without a connection or a session the views stay in this browser. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 409);

/** Moves the views that were saved in this browser before the server had them. */
const moveLocalViews = async (staffId: number): Promise<void> => {
  const key = viewsKey('orders', staffId);
  const local = readViews(key);
  if (local.length === 0) return;
  for (const view of local)
    await saveView(view).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  localStorage.removeItem(key);
};

export const orderViewsQueries = {
  /** The saved views of the signed-in account. */
  of: (staffId: number) =>
    queryOptions({
      queryKey: ['order-views', staffId],
      queryFn: async ({ signal }) => {
        await moveLocalViews(staffId);
        return unwrap(await api.GET('/users/orders/views', { signal })).views;
      },
    }),
};
