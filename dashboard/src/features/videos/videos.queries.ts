import { api, unwrap } from '@shop/api-client';
import type { ChangeScheduleDto, CreateVideoDto, UpdateVideoDto, VideoDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import type { Once } from '@/shared/forms/use-request-key';

export const videosQueries = {
  all: () =>
    queryOptions({
      queryKey: ['videos'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/videos', { signal })),
    }),
};

/** Adds or changes a video; a new one needs a file. */
export const saveVideo = (known: VideoDto | undefined, body: UpdateVideoDto, once: Once) =>
  known
    ? api.PUT('/videos/update/{id}', { params: { path: known }, body, ...multipart })
    : api.POST('/videos/add', { body: body as CreateVideoDto, ...multipart, ...once });

export const removeVideo = (id: number) => api.DELETE('/videos/{id}', { params: { path: { id } } });

export const scheduleVideo = (id: number, body: ChangeScheduleDto) =>
  api.PATCH('/videos/{id}/schedule', { params: { path: { id } }, body });
