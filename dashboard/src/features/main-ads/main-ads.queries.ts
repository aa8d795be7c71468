import { api, unwrap } from '@shop/api-client';
import type { MainAdDto, UpdateMainAdDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';

export const mainAdsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['main-ads'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/main_ads/all', { signal })),
    }),
};

/** Adds an ad, whose picture the server asks for, or changes the one given. */
export const saveMainAd = (
  ad: MainAdDto | undefined,
  { title = '', image, ...rest }: UpdateMainAdDto,
) =>
  ad
    ? api.PUT('/main_ads/{id}', {
        params: { path: ad },
        body: { title, image, ...rest },
        ...multipart,
      })
    : api.POST('/main_ads', { body: { title, image: image as Blob, ...rest }, ...multipart });

export const removeMainAd = (id: number) =>
  api.DELETE('/main_ads/{id}', { params: { path: { id } } });
