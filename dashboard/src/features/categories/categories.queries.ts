import { api, decodeCategory, unwrap } from '@shop/api-client';
import type { CreateCategoryDto, UpdateCategoryDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import type { Once } from '@/shared/forms/use-request-key';

export const categoriesQueries = {
  all: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/categories/all', { signal })).map(decodeCategory),
    }),
  /** Loaded only when the editor opens; a refetch would overwrite edits. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['category form', id],
      queryFn: async ({ signal }) => {
        const answer = await api.GET('/categories/{id}', { params: { path: { id } }, signal });
        return decodeCategory(unwrap(answer));
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export type Category = Awaited<
  ReturnType<NonNullable<ReturnType<typeof categoriesQueries.all>['queryFn']>>
>[number];

/** A category with its size guide. */
export type CategoryDetails = Awaited<
  ReturnType<NonNullable<ReturnType<typeof categoriesQueries.one>['queryFn']>>
>;

export const addCategory = (body: CreateCategoryDto, once: Once) =>
  api.POST('/categories/add', { body, ...multipart, ...once });

export const changeCategory = (id: number, body: UpdateCategoryDto) =>
  api.POST('/categories/update/{id}', { params: { path: { id } }, body, ...multipart });

export const removeCategory = ({ id }: Category) =>
  api.DELETE('/categories/{id}', { params: { path: { id } } });
