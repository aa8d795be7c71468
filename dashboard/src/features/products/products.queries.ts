import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read, type ProductListDto } from '@/shared/wire';
import { toProduct } from './product';

export interface ProductsAsked {
  page?: number;
  limit: number;
  sort?: string;
  q?: string;
  /** Only the products of this vendor. */
  vendor?: number;
  category?: string;
  inStock?: boolean;
}

export const productsQueries = {
  list: (asked: ProductsAsked) =>
    queryOptions({
      queryKey: ['products', 'list', asked],
      queryFn: async ({ signal }) => {
        const { products, total } = await read<ProductListDto>(
          '/products/all',
          { ...asked },
          signal,
        );
        return { products: products.map(toProduct), total };
      },
      placeholderData: keepPreviousData,
    }),
};
