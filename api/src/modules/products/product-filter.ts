import { groupOf } from '@shop/shop-rules';
import { LIVE } from './product-json.js';
import type { ORDERS, ProductListQueryDto } from './product-query.dto.js';

/** What a list of products is narrowed to. */
export type ProductFilter = Omit<ProductListQueryDto, 'q' | 'page' | 'limit'>;

const ORDER_BY: Record<(typeof ORDERS)[number], string> = {
  default: 'p.created_at desc, p.id desc',
  newest: 'p.created_at desc, p.id desc',
  'price-low': 'p.pay_fils, p.id',
  'price-high': 'p.pay_fils desc, p.id desc',
  'name-asc': 'lower(p.name), p.id',
  'name-desc': 'lower(p.name) desc, p.id desc',
};

export interface FilterSql {
  where: string;
  orderBy: string;
  values: unknown[];
}

/** Fixed pieces of SQL joined by what is asked; every value is bound, starting at $3. */
export const filterSql = (filter: ProductFilter, hits?: number[]): FilterSql => {
  const sort = filter.sort ?? 'default';
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value) + 2}`;
  const tags = tagKeys(filter);
  const tests = [
    LIVE,
    filter.category && `p.category_id = ${bind(filter.category)}`,
    filter.brand && `p.brand_id = ${bind(filter.brand)}`,
    filter.vendor && `p.vendor_id = ${bind(filter.vendor)}`,
    filter.offer && `p.offer_id = ${bind(filter.offer)}`,
    ...tags.map((tag) => `p.tag_keys @> array[${bind(tag)}::text]`),
    filter.inStock && 'p.stock > 0',
  ].filter((test) => typeof test === 'string');
  if (!hits) return { where: tests.join(' and '), orderBy: ORDER_BY[sort], values };
  const found = `${bind(hits)}::integer[]`;
  const orderBy = sort === 'default' ? `array_position(${found}, p.id)` : ORDER_BY[sort];
  return { where: [...tests, `p.id = any(${found})`].join(' and '), orderBy, values };
};

/** Tags as the database keeps them: `men` is `man`. */
const tagKeys = ({ tag, group }: ProductFilter): string[] =>
  [tag && (groupOf(tag) ?? tag), group && groupOf(group)].filter((key) => key !== undefined);

/** Name of the kept count that answers how long the list is; undefined when rows must be counted. */
export const countedList = (filter: ProductFilter): string | undefined => {
  if (filter.inStock) return undefined;
  const tags = tagKeys(filter);
  const ids = (['category', 'brand', 'vendor', 'offer'] as const).flatMap((list) =>
    filter[list] ? [`${list}:${filter[list]}`] : [],
  );
  if (ids.length > 1 || tags.length > 1) return undefined;
  const [id] = ids;
  const [tag] = tags.map((key) => `tag:${key}`);
  if (!id || !tag) return id ?? tag ?? 'all';
  return filter.category ? `${id}:${tag}` : undefined;
};
