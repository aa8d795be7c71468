import { isAmount } from '@/shared/forms/is-amount';
import type { BulkValues } from './bulk-change.queries';

export const PRICE_CHANGES = [
  'raisePercent',
  'lowerPercent',
  'raiseAmount',
  'lowerAmount',
] as const;
/** No brand or offer, in contrast to no change. */
export const NONE = 'none';

/** The typed form; empty: no change. */
export const emptyBulk = {
  category: '',
  brand: '',
  offer: '',
  priceChange: '' as '' | (typeof PRICE_CHANGES)[number],
  amount: '',
  tagChange: '' as '' | 'add' | 'remove',
  tags: [] as string[],
};
export type BulkTexts = typeof emptyBulk;

const HIGHEST = 1_000_000;
const MOST_PERCENT = 1000;

/** How much the price changes; undefined is invalid. */
const priceOf = ({ priceChange, amount }: BulkTexts): BulkValues['price'] => {
  const text = amount.trim();
  const value = Number(text);
  const by = priceChange.endsWith('Percent') ? 'percent' : 'amount';
  const isLower = priceChange.startsWith('lower');
  const most = by === 'amount' ? HIGHEST : isLower ? 100 : MOST_PERCENT;
  if (!isAmount(text) || value <= 0 || value > most) return undefined;
  return { by, value: isLower ? -value : value };
};

const idOf = (text: string): number | null | undefined =>
  text === '' ? undefined : text === NONE ? null : Number(text);

/** What the form changes, or text ids of what is wrong. */
export const bulkValues = (
  texts: BulkTexts,
): { values: BulkValues } | { problem: 'bulk.nothing' | 'bulk.needAmount' | 'bulk.needTags' } => {
  const { tagChange, tags } = texts;
  if (Object.values({ ...texts, amount: '', tags: '' }).every((text) => text === ''))
    return { problem: 'bulk.nothing' };
  if (tagChange && tags.length === 0) return { problem: 'bulk.needTags' };
  const price = texts.priceChange ? priceOf(texts) : undefined;
  if (texts.priceChange && !price) return { problem: 'bulk.needAmount' };
  const all = {
    category_id: idOf(texts.category) ?? undefined,
    brand: idOf(texts.brand),
    offer: idOf(texts.offer),
    price,
    tags: tagChange ? { by: tagChange, values: tags } : undefined,
  };
  return {
    values: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
  };
};
