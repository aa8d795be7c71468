import { isAmount } from '@/shared/forms/is-amount';
import { offerProblem } from '@/shared/forms/offer-problem';
import type { QuickNumbers } from './quick-target';
import type { QuickField } from './quick-values.queries';

const HIGHEST_PRICE = 1_000_000;
const MOST_STOCK = 1_000_000;

/** A typed value; null is none, which a variant's own price may also be; undefined is invalid. */
export const typedValue = (
  field: QuickField,
  typed: string,
  isVariant = false,
): number | null | undefined => {
  const text = typed.trim();
  if (isVariant && field === 'price' && text === '') return null;
  if (field === 'offerPrice' && (text === '' || Number(text) === 0)) return null;
  if (field === 'stock')
    return /^\d+$/.test(text) && Number(text) <= MOST_STOCK ? Number(text) : undefined;
  const value = Number(text);
  return isAmount(text) && value > 0 && value <= HIGHEST_PRICE ? value : undefined;
};

/** Text id of what is wrong with a typed value. */
export const valueProblem = (
  field: QuickField,
  value: number | null | undefined,
  { price, offerPrice }: QuickNumbers,
): string | undefined => {
  if (value === undefined)
    return field === 'stock' ? 'productForm.needStock' : 'productForm.needPrice';
  const now = { price, offerPrice, [field]: value };
  return field === 'stock' ? undefined : offerProblem(now.price, now.offerPrice);
};
