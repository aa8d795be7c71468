import { decodeCategory } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { read, type CategoryDto } from '@/shared/wire';

export const categoriesQueries = {
  all: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: async ({ signal }) =>
        (await read<CategoryDto[]>('/categories/all', {}, signal)).map(decodeCategory),
    }),
};

export type Category = Awaited<
  ReturnType<NonNullable<ReturnType<typeof categoriesQueries.all>['queryFn']>>
>[number];
