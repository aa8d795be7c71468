import { api, unwrap, useChange } from '@shop/api-client';
import type { BulkChangedDto, BulkChangeDto, BulkRowDto } from '@shop/contracts';

export type BulkRow = BulkRowDto;
export type BulkResult = BulkChangedDto;
/** What changes in every selected product. */
export type BulkValues = Pick<BulkChangeDto, 'category_id' | 'brand' | 'offer' | 'price' | 'tags'>;

/** Maximum number of products changed at once. */
export const MOST_CHANGED = 100;

/** What the values would change in each product. */
export const previewChange = async (ids: number[], values: BulkValues): Promise<BulkResult> => {
  const products = ids.map((id) => ({ id }));
  return unwrap(
    await api.POST('/products/bulk-change', { body: { ...values, products, preview: true } }),
  );
};

/** Changes the products that are as the preview showed them. */
export const useBulkChange = (onChanged: (result: BulkResult) => void) =>
  useChange(
    ({ rows, values }: { rows: BulkRow[]; values: BulkValues }) => {
      const products = rows.map(({ id, version }) => ({ id, version }));
      return api.POST('/products/bulk-change', { body: { ...values, products, preview: false } });
    },
    [['products'], ['categories']],
    { onSuccess: (result) => result && onChanged(result) },
  );
