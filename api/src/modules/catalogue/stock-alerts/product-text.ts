import { colorName } from '@shop/shop-rules';
import type { AlertProduct } from './stock-alerts.queries.js';

/** A product with its size and color: "Silk Dress (M, Black)". */
export const productText = (
  { name, nameAr, size, color }: AlertProduct,
  locale: 'en' | 'ar',
): string => {
  const options = [size, color && colorName(color, locale)].filter(Boolean);
  const separator = locale === 'ar' ? '، ' : ', ';
  const text = (locale === 'ar' && nameAr) || name;
  return options.length > 0 ? `${text} (${options.join(separator)})` : text;
};
