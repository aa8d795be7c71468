import { groupOf, toFils } from '@shop/shop-rules';
import { LIVE } from '../product-json.js';
import type { ORDERS, ProductListQueryDto } from './product-query.dto.js';

/** Filters of a product list. */
export type ProductFilter = Omit<ProductListQueryDto, 'q' | 'page' | 'limit'>;

/** A sort order and its reverse. */
interface OrderSql {
  forward: string;
  backward: string;
}
const NEWEST: OrderSql = {
  forward: 'p.created_at desc, p.id desc',
  backward: 'p.created_at, p.id',
};
const PRICE: OrderSql = { forward: 'p.pay_fils, p.id', backward: 'p.pay_fils desc, p.id desc' };
const SOLD: OrderSql = { forward: 'p.sold desc, p.id desc', backward: 'p.sold, p.id' };
const RATED: OrderSql = {
  forward: 'p.rating desc, p.review_count desc, p.id desc',
  backward: 'p.rating, p.review_count, p.id',
};
const REDUCED: OrderSql = { forward: 'p.discount desc, p.id desc', backward: 'p.discount, p.id' };
const NAME: OrderSql = { forward: 'p.name_key, p.id', backward: 'p.name_key desc, p.id desc' };
const reversed = ({ forward, backward }: OrderSql): OrderSql => ({
  forward: backward,
  backward: forward,
});

const ORDER_BY: Record<(typeof ORDERS)[number], OrderSql> = {
  default: NEWEST,
  newest: NEWEST,
  'price-low': PRICE,
  'price-high': reversed(PRICE),
  'name-asc': NAME,
  'name-desc': reversed(NAME),
  'best-selling': SOLD,
  'top-rated': RATED,
  discount: REDUCED,
};
/** Orders that have one index, of all products, instead of one for each list. */
const RANKS: ProductFilter['sort'][] = ['best-selling', 'top-rated', 'discount'];

/** Whether the list is read by product_sets: its filters or its order are in no index of lists. */
export const isBySets = ({
  sort,
  size,
  color,
  rating,
  discount,
  brand = [],
}: ProductFilter): boolean =>
  RANKS.includes(sort) ||
  brand.length > 1 ||
  [size, color, rating, discount].some((each) => each !== undefined);

export const orderSql = ({ sort = 'default' }: ProductFilter): OrderSql => ORDER_BY[sort];

/** Binds a value and returns its placeholder, such as `$3`. */
export type Bind = (value: unknown) => string;

/** Builds the SQL of a list from fixed fragments; every value is bound. */
export const whereSql = (filter: ProductFilter, bind: Bind): string =>
  [
    LIVE,
    ...LISTS.map((list) => {
      const id = idOf(filter, list);
      return id && `p.${list}_id = ${bind(id)}`;
    }),
    ...tagKeys(filter).map((tag) => `p.tag_ids @> array[hashtextextended(${bind(tag)}, 0)]`),
    filter.priceMin !== undefined && `p.pay_fils >= ${bind(toFils(filter.priceMin))}`,
    filter.priceMax !== undefined && `p.pay_fils <= ${bind(toFils(filter.priceMax))}`,
    filter.inStock && 'p.in_stock',
  ]
    .filter((test) => typeof test === 'string')
    .join(' and ');

const LISTS = ['category', 'brand', 'vendor', 'offer'] as const;

/** The list that the filter names; several brands are no list. */
const idOf = (filter: ProductFilter, list: (typeof LISTS)[number]): number | undefined => {
  if (list !== 'brand') return filter[list];
  return filter.brand?.length === 1 ? filter.brand[0] : undefined;
};

/** Tags as stored, without duplicates: `men` is `man`. */
export const tagKeys = ({ tag, group }: ProductFilter): string[] => {
  const keys = [tag && (groupOf(tag) ?? tag), group && groupOf(group)];
  return [...new Set(keys.filter((key) => key !== undefined && key !== ''))] as string[];
};

/**
 * Names of the stored counts that limit the number of matches: the smallest applies. With
 * one name and no other filter (`isLength`), it is the exact number.
 */
export const storedCounts = (filter: ProductFilter): { names: string[]; isLength: boolean } => {
  const tags = tagKeys(filter).map((key) => `tag:${key}`);
  const ids = LISTS.flatMap((list) => {
    const id = idOf(filter, list);
    return id ? [`${list}:${id}`] : [];
  });
  const [first = 'all', ...others] = ids;
  const names =
    filter.category && tags.length > 0
      ? [...tags.map((tag) => `${first}:${tag}`), ...others]
      : [...ids, ...tags];
  const isNarrower =
    filter.inStock || filter.priceMin !== undefined || filter.priceMax !== undefined;
  return { names: names.length > 0 ? names : ['all'], isLength: names.length < 2 && !isNarrower };
};
