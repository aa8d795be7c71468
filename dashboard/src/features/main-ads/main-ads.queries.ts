import { api, unwrap } from '@shop/api-client';
import type {
  ChangeScheduleDto,
  CreateMainAdDto,
  MainAdDto,
  UpdateMainAdDto,
} from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import type { Once } from '@/shared/forms/use-request-key';

export const mainAdsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['main-ads'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/main_ads/all', { signal })),
    }),
};

/** Adds or changes an ad; a new one needs a picture. */
export const saveMainAd = (ad: MainAdDto | undefined, body: UpdateMainAdDto, once: Once) =>
  ad
    ? api.PUT('/main_ads/{id}', { params: { path: ad }, body, ...multipart })
    : api.POST('/main_ads', { body: body as CreateMainAdDto, ...multipart, ...once });

export const removeMainAd = (id: number) =>
  api.DELETE('/main_ads/{id}', { params: { path: { id } } });

export const scheduleMainAd = (id: number, body: ChangeScheduleDto) =>
  api.PATCH('/main_ads/{id}/schedule', { params: { path: { id } }, body });
