import { api, unwrap } from '@shop/api-client';
import type { AddStaffDto, UpdateStaffDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import type { Once } from '@/shared/forms/use-request-key';

export const vendorsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['vendors'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/all', { signal })),
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: ['vendors', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/{id}', { params: { path: { id } }, signal })),
    }),
};

/** Adds a vendor; the response contains the generated username. */
export const addVendor = (body: AddStaffDto, once: Once) =>
  api.POST('/admin/add', { body: { ...body, type: 'subadmin' }, ...multipart, ...once });

export const changeVendor = (id: number, body: UpdateStaffDto) =>
  api.PUT('/admin/{id}', { params: { path: { id } }, body, ...multipart });

/** Also ends the vendor's sessions. */
export const setVendorPassword = (id: number, password: string) =>
  api.PUT('/admin/{id}/password', { params: { path: { id } }, body: { password } });

export const removeVendor = (id: number) => api.DELETE('/admin/{id}', { params: { path: { id } } });
