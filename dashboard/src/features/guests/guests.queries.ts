import { api, unwrap } from '@shop/api-client';
import type { GuestDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

export type Guest = GuestDto;
export type GuestOrder = GuestDto['orders'][number];

export const guestsQueries = {
  /** How many orders are due to be erased after their tax period. */
  retention: () =>
    queryOptions({
      queryKey: ['guests', 'retention'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/guests/retention', { signal })),
    }),
};

const bodyOf = (contact: string) => ({ body: { contact } });

/** What is stored about an email address, a phone number or an order number without an account. */
export const findGuest = (contact: string) => api.POST('/admin/guests/find', bodyOf(contact));

export const exportGuest = (contact: string) => api.POST('/admin/guests/export', bodyOf(contact));

export const eraseGuest = (contact: string) => api.POST('/admin/guests/erase', bodyOf(contact));
