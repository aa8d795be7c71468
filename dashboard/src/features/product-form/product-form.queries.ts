import { api, useChange } from '@shop/api-client';
import type { CreateProductDto } from '@shop/contracts';
import { multipart } from '@/shared/files/multipart';

/** Adds a product. */
export const useAddProduct = (told: { onSuccess: () => void; onError: (error: Error) => void }) =>
  useChange(
    (body: CreateProductDto) => api.POST('/products/add-product', { body, ...multipart }),
    [['products'], ['categories']],
    told,
  );
