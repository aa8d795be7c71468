import type { ProductVariantDto } from '@shop/contracts';
import { variantName, type AdjustmentReason } from '@shop/shop-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale } from '@/shared/i18n/use-text';
import type { Product } from './product';
import {
  changeValues,
  quickQueries,
  refreshValues,
  showValues,
  type QuickField,
  type QuickValues,
} from './quick-values.queries';

export type QuickNumbers = Record<QuickField, number | null>;

/** A row whose values are edited in the list: a product or one of its variants. */
export interface QuickTarget {
  name: string;
  values: QuickNumbers;
  /** Without a price it has that of the product. */
  isVariant: boolean;
  /** Rows that are folded away together. */
  group?: string;
  /** `reason` is why a stock is corrected. */
  send: (
    field: QuickField,
    to: number | null,
    was: number | null,
    reason?: AdjustmentReason,
  ) => Promise<void>;
  /** Shows a value before the server has it. */
  show: (field: QuickField, value: number | null) => void;
  /** Loads the values again. */
  refresh: () => void;
}

export const useProductTarget = (product: Product, values: QuickValues): QuickTarget => {
  const queries = useQueryClient();
  const { id } = product;
  return {
    name: useNameOf()(product),
    values,
    isVariant: false,
    send: async (field, to, was, adjustmentReason) => {
      const { data } = await changeValues(id, {
        [field]: to,
        was: { [field]: was },
        adjustmentReason,
      });
      if (data) showValues(queries, id, data.product);
    },
    show: (field, value) => showValues(queries, id, { [field]: value }),
    refresh: () => void refreshValues(queries),
  };
};

/** The variants of a product, as a group of rows. */
export const variantsOf = ({ id }: Product): string => `variants of ${id}`;

export const useVariantTarget = (product: Product, variant: ProductVariantDto): QuickTarget => {
  const queries = useQueryClient();
  const { queryKey } = quickQueries.variants(product.id);
  return {
    name: `${useNameOf()(product)}, ${variantName(variant, useLocale())}`,
    values: variant,
    isVariant: true,
    group: variantsOf(product),
    send: async (field, to, was, adjustmentReason) => {
      const wasField = field === 'stock' ? 'was' : (`${field}Was` as const);
      const { data } = await changeValues(product.id, {
        variants: [{ id: variant.id, [field]: to, [wasField]: was }],
        adjustmentReason,
      });
      if (data) showValues(queries, product.id, data.product);
    },
    show: (field, value) =>
      queries.setQueryData(queryKey, (rows) =>
        rows?.map((row) => (row.id === variant.id ? { ...row, [field]: value } : row)),
      ),
    refresh: () => {
      void queries.invalidateQueries({ queryKey });
      void refreshValues(queries);
    },
  };
};
