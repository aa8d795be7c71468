import { api, unwrap, useChange } from '@shop/api-client';
import type { FixedProductsDto, ShapePictureDto } from '@shop/contracts';
import type { ProductFix } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';

export interface Checked {
  id: number;
  version: number;
}

export const checksQueries = {
  /** How many products each rule finds among those of the other filters. */
  counts: (query: {
    q?: string | undefined;
    category?: number | undefined;
    vendor?: number | undefined;
  }) =>
    queryOptions({
      queryKey: ['products', 'needs work', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/needs-work/counts', { params: { query }, signal })),
    }),
  /** How many products of each vendor need work, by the vendor's id. */
  vendors: () =>
    queryOptions({
      queryKey: ['products', 'needs work of vendors'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/needs-work/vendors', { signal })),
      select: ({ vendors }) => new Map(vendors.map(({ id, count }) => [id, count])),
    }),
  /** What needs work in a product. */
  of: (id: number) =>
    queryOptions({
      queryKey: ['products', 'problems', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/{id}/problems', { params: { path: { id } }, signal })),
      staleTime: 0,
    }),
  /** What a fix would change; of the versions that were seen. */
  preview: (fix: ProductFix, products: readonly Checked[]) =>
    queryOptions({
      queryKey: ['fix preview', fix, products],
      queryFn: async () =>
        unwrap(
          await api.POST('/products/fixes', {
            body: {
              fix,
              products: products.map(({ id, version }) => ({ id, version })),
              preview: true,
            },
          }),
        ),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
};

const STALE = [['products'], ['product form'], ['categories']];

/** Makes the previewed changes. */
export const useFix = (onFixed: (result: FixedProductsDto) => unknown) =>
  useChange(
    ({ fix, products }: { fix: ProductFix; products: FixedProductsDto['products'] }) =>
      api.POST('/products/fixes', {
        body: {
          fix,
          products: products.map(({ id, version, code, category_id, tag }) => ({
            ...{ id, version },
            ...(code !== null && { code }),
            ...(category_id !== null && { category_id }),
            ...(tag !== null && { tag }),
          })),
          preview: false,
        },
      }),
    STALE,
    { onSuccess: (result) => result && onFixed(result) },
  );

/** Makes a picture 4:5. */
export const useShapePicture = (id: number, onShaped: () => unknown) =>
  useChange(
    (body: ShapePictureDto) =>
      api.PUT('/products/{id}/picture-shape', { params: { path: { id } }, body }),
    STALE,
    { onSuccess: onShaped },
  );
