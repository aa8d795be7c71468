import { filledVariants, type VariantFields } from './variant-values';

/** Fields below the table. */
const OWN = ['code', 'price', 'offerPrice'];
const VARIANT = /^#\/variants(?:\/(\d+))?(?:\/(\w+))?/;

/** Field of the server's pointer; variants are sent without the empty fields of the table. */
export const fieldAt = (pointer: string, values: VariantFields): string => {
  const [isVariant, index, name] = VARIANT.exec(pointer) ?? [];
  if (!isVariant) return pointer.split('/')[1] ?? '';
  const variant = index && filledVariants(values)[Number(index)];
  if (!variant) return 'hasVariants';
  return `variants.${variant.at}.${OWN.find((own) => own === name) ?? 'stock'}`;
};
