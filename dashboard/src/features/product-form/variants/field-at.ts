import { filledVariants, type VariantFields } from './variant-values';

const VARIANT = /^#\/variants(?:\/(\d+))?(?:\/(\w+))?/;

/** Field of the server's pointer; variants are sent without the empty fields of the table. */
export const fieldAt = (pointer: string, values: VariantFields): string => {
  const [isVariant, index, name] = VARIANT.exec(pointer) ?? [];
  if (!isVariant) return pointer.split('/')[1] ?? '';
  const variant = index && filledVariants(values)[Number(index)];
  if (!variant) return 'hasVariants';
  return `variants.${variant.at}.${name === 'code' || name === 'price' ? name : 'stock'}`;
};
