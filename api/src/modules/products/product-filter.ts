import { groupOf, tagsOfGroup } from '@shop/shop-rules';
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
  const group = filter.group && groupOf(filter.group);
  const tests = [
    LIVE,
    filter.category && `p.category_id = ${bind(filter.category)}`,
    filter.brand && `p.brand_id = ${bind(filter.brand)}`,
    filter.vendor && `p.vendor_id = ${bind(filter.vendor)}`,
    filter.offer && `p.offer_id = ${bind(filter.offer)}`,
    filter.tag && `p.tag_keys @> array[${bind(filter.tag)}::text]`,
    group && `p.tag_keys && ${bind(tagsOfGroup(group))}::text[]`,
    filter.inStock && 'p.stock > 0',
  ].filter((test) => typeof test === 'string');
  if (!hits) return { where: tests.join(' and '), orderBy: ORDER_BY[sort], values };
  const found = `${bind(hits)}::integer[]`;
  const orderBy = sort === 'default' ? `array_position(${found}, p.id)` : ORDER_BY[sort];
  return { where: [...tests, `p.id = any(${found})`].join(' and '), orderBy, values };
};

/** The kept count answers for the whole catalogue and for one category; anything else is counted by its index. */
export const totalSql = (filter: ProductFilter, { where, values }: FilterSql): string => {
  if (where === LIVE) return '(select coalesce(sum(product_count), 0)::integer from categories)';
  if (filter.category && values.length === 1 && !filter.inStock)
    return '(select coalesce(sum(product_count), 0)::integer from categories where id = $3)';
  return `(select count(*)::integer from products p where ${where})`;
};
