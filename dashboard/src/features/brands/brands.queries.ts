import { api, unwrap } from '@shop/api-client';
import type { BrandDto, CreateBrandDto, UpdateBrandDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import type { Once } from '@/shared/forms/use-request-key';

export const brandsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['brands'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/brands/all', { signal })),
    }),
};

/** Adds or changes a brand. */
export const saveBrand = (
  brand: BrandDto | undefined,
  body: CreateBrandDto & UpdateBrandDto,
  once: Once,
) =>
  brand
    ? api.POST('/brands/update/{id}', { params: { path: brand }, body, ...multipart })
    : api.POST('/brands/add', { body, ...multipart, ...once });

export const removeBrand = (id: number) => api.DELETE('/brands/{id}', { params: { path: { id } } });
