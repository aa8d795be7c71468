import { api, unwrap } from '@shop/api-client';
import type { CreatePartnerDto, PartnerDto, UpdatePartnerDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import type { Once } from '@/shared/forms/use-request-key';

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
  once: Once,
) =>
  partner
    ? api.POST('/partners/update/{id}', { params: { path: partner }, body, ...multipart })
    : api.POST('/partners/add', { body, ...multipart, ...once });

export const removePartner = (id: number) =>
  api.DELETE('/partners/{id}', { params: { path: { id } } });
