import { api, unwrap } from '@shop/api-client';
import type { AddCommissionDto, StatementPaymentDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Also names what a change of a statement or a commission invalidates. */
export const STATEMENTS_KEY = ['vendorStatements'];
const KEY = STATEMENTS_KEY;

export interface EntriesPage {
  page: number;
  limit: number;
}

export const statementsQueries = {
  list: (query: {
    page: number;
    limit: number;
    month?: string;
    vendor?: number;
    state?: 'paid' | 'unpaid';
  }) =>
    queryOptions({
      queryKey: [...KEY, 'list', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/vendor-statements', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  months: () =>
    queryOptions({
      queryKey: [...KEY, 'months'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/vendor-statements/months', { signal })).months,
    }),
  open: () =>
    queryOptions({
      queryKey: [...KEY, 'open'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/vendor-statements/open', { signal })),
    }),
  openOf: (vendor: number) =>
    queryOptions({
      queryKey: [...KEY, 'open', vendor],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/vendor-statements/open', { params: { query: { vendor } }, signal })),
    }),
  openEntries: (query: EntriesPage & { vendor: number }) =>
    queryOptions({
      queryKey: [...KEY, 'open-entries', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/vendor-statements/open/entries', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...KEY, 'one', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/vendor-statements/{id}', { params: { path: { id } }, signal }))
          .statement,
    }),
  entries: (id: number, query: EntriesPage) =>
    queryOptions({
      queryKey: [...KEY, 'entries', id, query],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/vendor-statements/{id}/entries', {
            params: { path: { id }, query },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  commissions: () =>
    queryOptions({
      queryKey: [...KEY, 'commissions'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/vendor-commissions', { signal })).commissions,
    }),
  vendors: () =>
    queryOptions({
      queryKey: ['vendors'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/all', { signal })),
    }),
};

export const payStatement = (id: number, body: StatementPaymentDto) =>
  api.PUT('/vendor-statements/{id}/payment', { params: { path: { id } }, body });
export const addCommission = (body: AddCommissionDto) => api.POST('/vendor-commissions', { body });
export const removeCommission = (id: number) =>
  api.DELETE('/vendor-commissions/{id}', { params: { path: { id } } });

/** Address of a file of a statement; the session's cookie grants access. */
export const statementFile = (id: number, ending: 'pdf' | 'xlsx', locale: string): string =>
  `/api/vendor-statements/${id}/statement.${ending}?language=${locale}`;
