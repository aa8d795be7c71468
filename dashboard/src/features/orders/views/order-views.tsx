import { ApiError, useChange } from '@shop/api-client';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@/shared/i18n/use-text';
import type { SavedView, ViewStore } from '@/shared/list/saved-views';
import { StoredViews } from '@/shared/list/views-menu';
import {
  orderViewsQueries,
  removeView,
  renameView,
  saveView,
  type OrderView,
} from './order-views.queries';

/** Saved views of the order list on the server, so that they are there on every device. */
const useOrderViews = (staffId: number): ViewStore<OrderView> => {
  const t = useText();
  const query = orderViewsQueries.of(staffId);
  const { data: views = [], isError } = useQuery(query);
  const save = useChange(saveView, [query.queryKey]);
  const rename = useChange(renameView, [query.queryKey]);
  const remove = useChange(removeView, [query.queryKey]);
  const reasonOf = async (change: Promise<unknown>): Promise<string | undefined> => {
    try {
      await change;
      return undefined;
    } catch (error) {
      return (error instanceof ApiError && error.serverMessage) || t('views.notSaved');
    }
  };
  return {
    views,
    failed: isError,
    save: (view: SavedView) => reasonOf(save.mutateAsync(view)),
    rename: ({ id }, name) => reasonOf(rename.mutateAsync({ id, name })),
    remove: (view) => reasonOf(remove.mutateAsync(view)),
  };
};

/** Views of the order list: those that everybody has, and those of the account. */
export const OrderViews = ({ staffId }: { staffId: number }) => {
  const t = useText();
  const store = useOrderViews(staffId);
  const builtIn = [
    { name: t('orders.task.to_ship'), query: 'task=to_ship&sort=oldest' },
    { name: t('orders.task.cash_to_book'), query: 'task=cash_to_book&sort=oldest' },
    { name: t('orders.task.attention'), query: 'task=attention' },
  ];
  return <StoredViews store={store} builtIn={builtIn} />;
};
