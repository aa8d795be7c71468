import { api, unwrap } from '@shop/api-client';
import type { CancelCashOrderDto, CashRulesDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** How often the list is read, in ms: colleagues change it too. */
const LIST_EVERY_MS = 20_000;

export interface CashListQuery {
  list?: 'later' | undefined;
  page: number;
  limit: number;
  operationId?: string;
}

const listOf = async (query: CashListQuery, signal?: AbortSignal) =>
  unwrap(await api.GET('/cash-orders', { params: { query }, signal }));

export const loadCashRules = async (signal?: AbortSignal) =>
  unwrap(await api.GET('/cash-rules', { signal }));

export const cashDeskQueries = {
  list: (query: CashListQuery) =>
    queryOptions({
      queryKey: ['cashOrders', 'list', query],
      queryFn: ({ signal }) => listOf(query, signal),
      placeholderData: keepPreviousData,
      refetchInterval: LIST_EVERY_MS,
    }),
  /** Loaded only when the page opens; a refetch would overwrite edits. */
  rules: () =>
    queryOptions({
      queryKey: ['cash-rules'],
      queryFn: ({ signal }) => loadCashRules(signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
};

/** The order as it is now, if it still waits. */
export const findCashOrder = async (operationId: string) => {
  const query = { operationId, page: 1, limit: 1 };
  const lists = await Promise.all([listOf(query), listOf({ ...query, list: 'later' })]);
  return lists.flatMap(({ orders }) => orders)[0];
};

interface Seen {
  operationId: string;
  version: number;
}
const of = ({ operationId, version }: Seen) => ({
  params: { path: { operationId } },
  body: { version },
});

export const confirmCashOrder = (seen: Seen) =>
  api.POST('/cash-orders/{operationId}/confirm', of(seen));
export const noAnswer = (seen: Seen) => api.POST('/cash-orders/{operationId}/no-answer', of(seen));
export const undoNoAnswer = (seen: Seen) =>
  api.POST('/cash-orders/{operationId}/undo-no-answer', of(seen));
export const cancelCashOrder = (operationId: string, body: CancelCashOrderDto) =>
  api.POST('/cash-orders/{operationId}/cancel', { params: { path: { operationId } }, body });

export const saveCashRules = (body: CashRulesDto) => api.PUT('/cash-rules', { body });
