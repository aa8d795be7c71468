import { api, unwrap } from '@shop/api-client';
import type { CreatePartnerDto, PartnerDto, UpdatePartnerDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';

export const partnersQueries = {
  all: () =>
    queryOptions({
      queryKey: ['partners'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/partners/all', { signal })),
    }),
};

/** Adds or changes a partner. */
export const savePartner = (
  partner: PartnerDto | undefined,
  body: CreatePartnerDto & UpdatePartnerDto,
) =>
  partner
    ? api.POST('/partners/update/{id}', { params: { path: partner }, body, ...multipart })
    : api.POST('/partners/add', { body, ...multipart });

export const removePartner = (id: number) =>
  api.DELETE('/partners/{id}', { params: { path: { id } } });
