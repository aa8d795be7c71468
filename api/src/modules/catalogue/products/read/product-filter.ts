import { groupOf, toFils } from '@shop/shop-rules';
import { LIVE } from './product-json.js';
import type { ORDERS, ProductListQueryDto } from './product-query.dto.js';

/** What a list of products is narrowed to. */
type ProductFilter = Omit<ProductListQueryDto, 'q' | 'page' | 'limit'>;

/** An order and the same from its end. */
interface OrderSql {
  forward: string;
  backward: string;
}
const NEWEST: OrderSql = {
  forward: 'p.created_at desc, p.id desc',
  backward: 'p.created_at, p.id',
};
const PRICE: OrderSql = { forward: 'p.pay_fils, p.id', backward: 'p.pay_fils desc, p.id desc' };
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
};

export const orderSql = ({ sort = 'default' }: ProductFilter): OrderSql => ORDER_BY[sort];

/** Binds a value and answers its place, like `$3`. */
export type Bind = (value: unknown) => string;

/** Fixed pieces of SQL joined by what is asked; every value is bound. */
export const whereSql = (filter: ProductFilter, bind: Bind): string =>
  [
    LIVE,
    ...LISTS.map((list) => filter[list] && `p.${list}_id = ${bind(filter[list])}`),
    ...tagKeys(filter).map((tag) => `p.tag_ids @> array[hashtextextended(${bind(tag)}, 0)]`),
    filter.priceMin !== undefined && `p.pay_fils >= ${bind(toFils(filter.priceMin))}`,
    filter.priceMax !== undefined && `p.pay_fils <= ${bind(toFils(filter.priceMax))}`,
    filter.inStock && 'p.in_stock',
  ]
    .filter((test) => typeof test === 'string')
    .join(' and ');

const LISTS = ['category', 'brand', 'vendor', 'offer'] as const;

/** Tags as the database keeps them, each once: `men` is `man`. */
export const tagKeys = ({ tag, group }: ProductFilter): string[] => {
  const keys = [tag && (groupOf(tag) ?? tag), group && groupOf(group)];
  return [...new Set(keys.filter((key) => key !== undefined && key !== ''))] as string[];
};

/**
 * Names of the kept counts that say how many products a filter can have at most: the smallest of them. With
 * one name and nothing else to narrow by, `isLength`, it is exactly how many there are.
 */
export const keptCounts = (filter: ProductFilter): { names: string[]; isLength: boolean } => {
  const tags = tagKeys(filter).map((key) => `tag:${key}`);
  const ids = LISTS.flatMap((list) => (filter[list] ? [`${list}:${filter[list]}`] : []));
  const [first = 'all', ...others] = ids;
  const names =
    filter.category && tags.length > 0
      ? [...tags.map((tag) => `${first}:${tag}`), ...others]
      : [...ids, ...tags];
  const isNarrower =
    filter.inStock || filter.priceMin !== undefined || filter.priceMax !== undefined;
  return { names: names.length > 0 ? names : ['all'], isLength: names.length < 2 && !isNarrower };
};
