import { api, unwrap } from '@shop/api-client';
import type {
  CorrectShopperDto,
  ShopperMailDto,
  ShopperNoteDto,
  ShopperOrderDto,
  ShopperRecordDto,
  ShopperBelongingsDto,
} from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Once } from '@/shared/forms/use-request-key';

export type ShopperRecord = ShopperRecordDto;
export type Belongings = ShopperBelongingsDto;
export type Mail = ShopperMailDto;
export type Note = ShopperNoteDto;
export type OrderRow = ShopperOrderDto;
export type Correction = Required<Omit<CorrectShopperDto, 'before'>>;

export const ORDERS_PAGE = 10;
const OTHERS = 6;
const pathOf = (id: number) => ({ params: { path: { id } } });

export const recordsQueries = {
  one: (id: number) =>
    queryOptions({
      queryKey: ['shopper', id, 'record'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/shoppers/{id}', { ...pathOf(id), signal })),
    }),
  orders: (id: number, page: number) =>
    queryOptions({
      queryKey: ['shopper', id, 'orders', page],
      queryFn: async ({ signal }) => {
        const params = { path: { id }, query: { page, limit: ORDERS_PAGE } };
        return unwrap(await api.GET('/admin/shoppers/{id}/orders', { params, signal }));
      },
      placeholderData: keepPreviousData,
    }),
  belongings: (id: number) =>
    queryOptions({
      queryKey: ['shopper', id, 'belongings'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/shoppers/{id}/belongings', { ...pathOf(id), signal })),
    }),
  mails: (id: number) =>
    queryOptions({
      queryKey: ['shopper', id, 'mails'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/shoppers/{id}/mails', { ...pathOf(id), signal })).mails,
    }),
  /** Other accounts with this text; a longer text finds those beyond the first. */
  others: (id: number, q: string) =>
    queryOptions({
      queryKey: ['users', 'others', id, q],
      queryFn: async ({ signal }) => {
        const query = { ...(q && { q }), page: 1, limit: OTHERS + 1 };
        const { users } = unwrap(await api.GET('/users/all', { params: { query }, signal }));
        return users.filter((user) => user.id !== id).slice(0, OTHERS);
      },
      placeholderData: keepPreviousData,
    }),
  notes: (id: number) =>
    queryOptions({
      queryKey: ['shopper', id, 'notes'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/shoppers/{id}/notes', { ...pathOf(id), signal })).notes,
    }),
};

/** Queries that a change of the shopper invalidates, with the list and the history. */
export const staleOf = (id: number) => [['shopper', id], ['users'], ['shopper-pairs'], ['audit']];

/** Adds a note once per key. */
export const addNote = (id: number, text: string, once: Once) =>
  api.POST('/admin/shoppers/{id}/notes', { ...pathOf(id), body: { text }, ...once });

/** Changes a note, unless it was changed since `before` was read. */
export const editNote = (id: number, noteId: number, text: string, before: string) =>
  api.PUT('/admin/shoppers/{id}/notes/{noteId}', {
    params: { path: { id, noteId } },
    body: { text, before: JSON.stringify({ text: before }) },
  });

export const removeNote = (id: number, noteId: number) =>
  api.DELETE('/admin/shoppers/{id}/notes/{noteId}', { params: { path: { id, noteId } } });

/** Sends a mail of an order again. */
export const resendMail = (operationId: string, mailId: number) =>
  api.POST('/users/orders/one/{operationId}/mails/resend', {
    params: { path: { operationId } },
    body: { mailId },
  });

export const endSessions = (id: number) =>
  api.POST('/admin/shoppers/{id}/end-sessions', pathOf(id));

export const block = (id: number, reason: string) =>
  api.POST('/admin/shoppers/{id}/block', { ...pathOf(id), body: { reason } });

export const unblock = (id: number) => api.POST('/admin/shoppers/{id}/unblock', pathOf(id));

export const resetPassword = (id: number) =>
  api.POST('/admin/shoppers/{id}/password-reset', pathOf(id));

export const correct = (id: number, body: CorrectShopperDto) =>
  api.PUT('/admin/shoppers/{id}/contact', { ...pathOf(id), body });

/** Everything stored about a shopper. */
export const exportData = (id: number) => api.GET('/admin/shoppers/{id}/export', pathOf(id));

/** Moves everything of the account `from` to the account `id`. */
export const merge = (id: number, from: number) =>
  api.POST('/admin/shoppers/{id}/merge', { ...pathOf(id), body: { from } });

/** Deletes the account and the personal data of its orders that invoices do not need. */
export const erase = (id: number) => api.DELETE('/admin/shoppers/{id}', pathOf(id));
