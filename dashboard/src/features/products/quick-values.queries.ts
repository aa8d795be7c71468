import { api, unwrap } from '@shop/api-client';
import type { QuickChangeDto, QuickValuesDto } from '@shop/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

export type QuickValues = QuickValuesDto;
export type QuickField = 'price' | 'offerPrice' | 'stock';

const VALUES = ['products', 'quick values'];

export const quickQueries = {
  /** Values that the list edits, by id of the product. */
  of: (ids: number[]) =>
    queryOptions({
      queryKey: [...VALUES, ids],
      queryFn: async ({ signal }) => {
        const answer = await api.GET('/products/quick-values', {
          params: { query: { ids } },
          signal,
        });
        return unwrap(answer).products;
      },
      // A field that is open in a row stays so when other rows arrive.
      placeholderData: keepPreviousData,
    }),
  /** The sizes and colors of a product with their present stock. */
  variants: (id: number) =>
    queryOptions({
      queryKey: ['products', 'variants', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/one/{id}', { params: { path: { id } }, signal })).product
          .variants,
      staleTime: 0,
      gcTime: 0,
    }),
};

/** Shows values in the list before or after the server has them. */
export const showValues = (
  queries: QueryClient,
  id: number,
  values: Partial<QuickValues>,
): void => {
  queries.setQueriesData<QuickValues[]>({ queryKey: VALUES }, (rows) =>
    rows?.map((row) => (row.id === id ? { ...row, ...values } : row)),
  );
};

/** Loads the values again, and the lists when they are shown next: their rows keep their places meanwhile. */
export const refreshValues = async (queries: QueryClient): Promise<void> => {
  await queries.invalidateQueries({ queryKey: ['products', 'list'], refetchType: 'none' });
  await queries.invalidateQueries({ queryKey: VALUES });
};

export const changeValues = (id: number, body: QuickChangeDto) =>
  api.PATCH('/products/{id}/quick-values', { params: { path: { id } }, body });
