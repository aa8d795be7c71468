import { SORTS, type Sort } from '../constants.js';
import { latinNumber } from '../formats/digits.js';

const HIGHEST_PRICE = 1_000_000;

/** Filter and sort order of a list; defaults are omitted. */
export interface ListFilter {
  tag?: string;
  q?: string;
  sort?: Sort;
  priceMin?: number;
  priceMax?: number;
  inStock?: true;
}

/** From an address. */
interface Params {
  get(name: string): string | null;
}

/** Parses a price in AED with any digits and decimal separators; undefined when invalid. */
export const priceOf = (text: string | null): number | undefined => {
  const price = Math.round(Number(latinNumber(text ?? '').replace(/[,،]/, '.')) * 100) / 100;
  return text?.trim() && price >= 0 && price <= HIGHEST_PRICE ? price : undefined;
};

/** Lowest and highest price in AED; undefined without a limit. */
export type PriceRange = [number | undefined, number | undefined];

/** Parses two texts as a price range and sorts them. */
export const priceRangeOf = (from: string | null, to: string | null): PriceRange => {
  const [low, high] = [priceOf(from), priceOf(to)];
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
};

/** Parses the filter in a query; invalid values are ignored. */
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
