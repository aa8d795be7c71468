import { api, unwrap } from '@shop/api-client';
import type {
  ChangeShopPageDto,
  CreatePagePictureDto,
  PageBaseDto,
  SaveDraftDto,
} from '@shop/contracts';
import type { ShopPageName } from '@shop/shop-rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import type { Once } from '@/shared/forms/use-request-key';

/** Queries that a new version of a page invalidates. */
export const STALE_PAGES = [['shop-pages']];

const of = (page: ShopPageName) => ({ path: { page } });

/** A page as it is stored now. */
export const loadPage = async (page: ShopPageName, signal?: AbortSignal) =>
  unwrap(await api.GET('/admin/pages/{page}', { params: of(page), signal }));

export const shopPageQueries = {
  list: () =>
    queryOptions({
      queryKey: ['shop-pages', 'list'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/pages', { signal })),
    }),
  /** Loaded only when the page opens; a refetch would overwrite edits. */
  one: (page: ShopPageName) =>
    queryOptions({
      queryKey: ['shop-pages', 'one', page],
      queryFn: ({ signal }) => loadPage(page, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
  versions: (page: ShopPageName) =>
    infiniteQueryOptions({
      queryKey: ['shop-pages', 'versions', page],
      queryFn: async ({ pageParam, signal }) =>
        unwrap(
          await api.GET('/admin/pages/{page}/versions', {
            params: { ...of(page), query: { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  version: (page: ShopPageName, number: number) =>
    queryOptions({
      queryKey: ['shop-pages', 'version', page, number],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/admin/pages/{page}/versions/{number}', {
            params: { path: { page, number } },
            signal,
          }),
        ),
    }),
};

export const pagePictureQueries = {
  all: () =>
    infiniteQueryOptions({
      queryKey: ['page-pictures'],
      queryFn: async ({ pageParam, signal }) =>
        unwrap(
          await api.GET('/admin/page-pictures', {
            params: { query: { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
};

export const addPicture = (body: CreatePagePictureDto, once: Once) =>
  api.POST('/admin/page-pictures', { body, ...multipart, ...once });
export const removePicture = (id: number) =>
  api.DELETE('/admin/page-pictures/{id}', { params: { path: { id } } });

export const saveDraft = (page: ShopPageName, body: SaveDraftDto) =>
  api.PUT('/admin/pages/{page}/draft', { params: of(page), body });
export const discardDraft = (page: ShopPageName, draft: number) =>
  api.DELETE('/admin/pages/{page}/draft', { params: { ...of(page), query: { draft } } });
export const publishPage = (page: ShopPageName, body: ChangeShopPageDto) =>
  api.PUT('/admin/pages/{page}', { params: of(page), body });
export const restoreVersion = (page: ShopPageName, number: number, body: PageBaseDto) =>
  api.POST('/admin/pages/{page}/versions/{number}/restore', {
    params: { path: { page, number } },
    body,
  });
