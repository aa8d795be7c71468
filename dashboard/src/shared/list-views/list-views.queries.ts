import { api, unwrap } from '@shop/api-client';
import type {
  ChangeListSettingsDto,
  ChangeListViewDto,
  ListViewDto,
  OrderListViewsDto,
  SaveListViewDto,
} from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Once } from '@/shared/forms/use-request-key';
import { moveLocalViews, type LocalAccount } from './local-views';

export type ListView = ListViewDto;

/** Views change rarely, and every list needs them. */
const STALE_MS = 300_000;

export const saveView = (body: SaveListViewDto, once?: Once) =>
  api.POST('/list-views', { body, ...once });
export const changeView = (id: number, body: ChangeListViewDto) =>
  api.PUT('/list-views/{id}', { params: { path: { id } }, body });
export const removeView = ({ id, version }: ListView) =>
  api.DELETE('/list-views/{id}', { params: { path: { id }, query: { version } } });
export const orderViews = (body: OrderListViewsDto) => api.PUT('/list-views/order', { body });
export const changeListSettings = (body: ChangeListSettingsDto) =>
  api.PUT('/list-views/settings', { body });

export const listViewsQueries = {
  key: ['list-views'],
  /** Views and columns of all lists of the account. */
  of: (account: LocalAccount) =>
    queryOptions({
      queryKey: [...listViewsQueries.key, account.id],
      queryFn: async ({ signal }) => {
        await moveLocalViews(account, { saveView, changeListSettings });
        return unwrap(await api.GET('/list-views', { signal }));
      },
      staleTime: STALE_MS,
    }),
};
