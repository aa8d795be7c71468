import { SORTS, type Sort } from '../constants.js';
import { latinNumber } from '../formats/digits.js';

const HIGHEST_PRICE = 1_000_000;

/** What narrows and orders a list; defaults are left out. */
export interface ListFilter {
  tag?: string;
  q?: string;
  sort?: Sort;
  priceMin?: number;
  priceMax?: number;
  inStock?: true;
}

/** Of an address. */
interface Params {
  get(name: string): string | null;
}

/** A price of the address or a field in AED, in any digits and with either decimal separator; undefined when it is none. */
export const priceOf = (text: string | null): number | undefined => {
  const price = Math.round(Number(latinNumber(text ?? '').replace(/[,،]/, '.')) * 100) / 100;
  return text?.trim() && price >= 0 && price <= HIGHEST_PRICE ? price : undefined;
};

/** The least and the most a shopper pays, in AED; undefined where there is no limit. */
export type PriceRange = [number | undefined, number | undefined];

/** Two texts as a range of prices, the lower one first whichever way round they were entered. */
export const priceRangeOf = (from: string | null, to: string | null): PriceRange => {
  const [low, high] = [priceOf(from), priceOf(to)];
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
};

/** What the query of an address narrows a list to; whatever cannot be meant is left out. */
export const listFilterOf = (params: Params): ListFilter => {
  const [priceMin, priceMax] = priceRangeOf(params.get('priceMin'), params.get('priceMax'));
  const sort = SORTS.find((name) => name === params.get('sort'));
  return {
    ...(params.get('tag') && { tag: params.get('tag') ?? '' }),
    ...(params.get('q') && { q: params.get('q') ?? '' }),
    ...(sort && sort !== 'default' && { sort }),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    ...(params.get('inStock') === 'true' && { inStock: true }),
  };
};
