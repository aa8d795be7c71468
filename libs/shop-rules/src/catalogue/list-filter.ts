import { DISCOUNTS, RATINGS, SORTS, type Sort } from '../constants.js';
import { latinNumber } from '../formats/digits.js';
import { LARGEST_ID } from '../ids.js';
import { COLOR_KEYS, type ColorKey } from './palette.js';

const HIGHEST_PRICE = 1_000_000;
/** Most values of one filter. */
const MOST_VALUES = 20;
const LONGEST_SIZE = 60;

/** Filter and sort order of a list; defaults are omitted. */
export interface ListFilter {
  tag?: string;
  q?: string;
  sort?: Sort;
  priceMin?: number;
  priceMax?: number;
  inStock?: true;
  size?: string[];
  color?: ColorKey[];
  /** Ids. */
  brand?: number[];
  /** Lowest mean of the stars. */
  rating?: (typeof RATINGS)[number];
  /** Lowest discount in percent; 1 is any. */
  discount?: (typeof DISCOUNTS)[number];
}

/** From an address. */
interface Params {
  get(name: string): string | null;
  getAll(name: string): string[];
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

const isColor = (text: string): text is ColorKey => COLOR_KEYS.some((key) => key === text);
const isSize = (text: string): boolean =>
  text !== '' && [...text].length <= LONGEST_SIZE && !text.includes('\0');
const isId = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= LARGEST_ID;

/** The different valid values of a parameter, in one order; undefined without any. */
const valuesOf = <Value extends string = string>(
  params: Params,
  name: string,
  isValid: ((text: string) => text is Value) | ((text: string) => boolean),
): Value[] | undefined => {
  const given = params.getAll(name).map((text) => text.trim());
  const valid = [...new Set(given)].filter(isValid as (text: string) => text is Value);
  return valid.length > 0 ? valid.slice(0, MOST_VALUES).sort() : undefined;
};

/** Parses the filter in a query; invalid values are ignored. */
export const listFilterOf = (params: Params): ListFilter => {
  const [priceMin, priceMax] = priceRangeOf(params.get('priceMin'), params.get('priceMax'));
  const sort = SORTS.find((name) => name === params.get('sort'));
  const size = valuesOf(params, 'size', isSize);
  const color = valuesOf(params, 'color', isColor);
  const brand = valuesOf(params, 'brand', isId)?.map(Number);
  const rating = RATINGS.find((stars) => String(stars) === params.get('rating'));
  const discount = DISCOUNTS.find((percent) => String(percent) === params.get('discount'));
  return {
    ...(params.get('tag') && { tag: params.get('tag') ?? '' }),
    ...(params.get('q') && { q: params.get('q') ?? '' }),
    ...(sort && sort !== 'default' && { sort }),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    ...(params.get('inStock') === 'true' && { inStock: true }),
    ...(size && { size }),
    ...(color && { color }),
    ...(brand && { brand }),
    ...(rating && { rating }),
    ...(discount && { discount }),
  };
};
