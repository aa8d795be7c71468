import { SORTS, type Sort } from './constants.js';

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

/** A price of the address or a field in AED; undefined when it is none. */
export const priceOf = (text: string | null): number | undefined => {
  const price = Math.round(Number(text) * 100) / 100;
  return text?.trim() && price >= 0 && price <= HIGHEST_PRICE ? price : undefined;
};

/** What the query of an address narrows a list to; whatever cannot be meant is left out. */
export const listFilterOf = (params: Params): ListFilter => {
  const ends = [priceOf(params.get('priceMin')), priceOf(params.get('priceMax'))];
  const [low, high] = ends;
  const turned = low !== undefined && high !== undefined && low > high;
  const [priceMin, priceMax] = turned ? [high, low] : ends;
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
