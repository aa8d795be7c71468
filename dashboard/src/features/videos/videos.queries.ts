import { api, unwrap } from '@shop/api-client';
import type { UpdateVideoDto, VideoDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';

export const videosQueries = {
  all: () =>
    queryOptions({
      queryKey: ['videos'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/videos', { signal })),
    }),
};

/** Adds a video, whose file the server asks for, or changes the one given. */
export const saveVideo = (
  known: VideoDto | undefined,
  { title = '', video, ...rest }: UpdateVideoDto,
) =>
  known
    ? api.PUT('/videos/update/{id}', {
        params: { path: known },
        body: { title, video, ...rest },
        ...multipart,
      })
    : api.POST('/videos/add', { body: { title, video: video as Blob, ...rest }, ...multipart });

export const removeVideo = (id: number) => api.DELETE('/videos/{id}', { params: { path: { id } } });
