import { api, unwrap } from '@shop/api-client';
import type { BannerDto, ChangeScheduleDto, CreateBannerDto } from '@shop/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import type { Once } from '@/shared/forms/use-request-key';

export const bannersQueries = {
  /** Active and inactive ones. */
  all: () =>
    queryOptions({
      queryKey: ['banners'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/banners/all', { signal })),
    }),
};

export const addBanner = (body: CreateBannerDto, once: Once) =>
  api.POST('/banners/add', { body, ...multipart, ...once });

export const removeBanner = (id: number) =>
  api.DELETE('/banners/{id}', { params: { path: { id } } });

/** Activates or deactivates a banner; optimistic, reverted when the server refuses it. */
export const useActivateBanner = (onError: () => void) => {
  const queries = useQueryClient();
  const { queryKey } = bannersQueries.all();
  return useMutation({
    mutationFn: ({ id, active }: BannerDto) =>
      api.PATCH('/banners/{id}/active', { params: { path: { id } }, body: { active: !active } }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (rows) =>
        rows?.map((row) => (row.id === id ? { ...row, active: !row.active } : row)),
      );
      return before;
    },
    onError: (_error, _banner, before) => {
      queries.setQueryData(queryKey, before);
      onError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};

export const scheduleBanner = (id: number, body: ChangeScheduleDto) =>
  api.PATCH('/banners/{id}/schedule', { params: { path: { id } }, body });
