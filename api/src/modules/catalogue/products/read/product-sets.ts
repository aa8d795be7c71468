import { toFils } from '@shop/shop-rules';
import { tagKeys, type Bind, type ProductFilter } from './product-filter.js';

/** Products per row of product_sets. */
const CHUNK = 8192;
const NO_LIMIT = 2_147_483_647;
/** Most products that a text finds. */
export const MOST_HITS = 500;

/** What is left out of the matches, to count the other values of one filter. */
export const COUNTED = ['brand', 'option', 'rating', 'discount'] as const;

/** A choice of a filter: rows of a chunk and the products in it. */
interface Part {
  filter: string;
  sql: string;
}

const anyOf = (kind: string, values: string, also = ''): string =>
  `select chunk, bit_or(members) as members from product_sets
   where kind = '${kind}' and value = any(${values}::text[]) ${also} group by chunk`;
const theSet = (kind: string, value = "''"): string =>
  `select chunk, members from product_sets where kind = '${kind}' and value = ${value} and color = ''`;

/**
 * Products with one of the sizes and one of the colors, both in the same variant; if `inStock`, that variant is in
 * stock. Products that have no variants have every size in every color.
 */
export const optionSql = (
  { size, color, inStock }: Pick<ProductFilter, 'size' | 'color' | 'inStock'>,
  bind: Bind,
): string | undefined => {
  const stock = inStock ? ':stock' : '';
  if (size && color)
    return anyOf(`option${stock}`, bind(size), `and color = any(${bind(color)}::text[])`);
  if (size) return anyOf(`size${stock}`, bind(size));
  if (color) return anyOf(`color${stock}`, bind(color));
  return inStock ? theSet('stock') : undefined;
};

const partsOf = (filter: ProductFilter, bind: Bind, text: string | undefined): Part[] => {
  const { category, brand, vendor, offer, rating, discount, priceMin, priceMax } = filter;
  const parts: Part[] = [{ filter: 'all', sql: theSet('all') }];
  const add = (name: string, sql: string | undefined): void => {
    if (sql) parts.push({ filter: name, sql });
  };
  const one = (kind: string, value: string | number | undefined): void =>
    add(kind, value === undefined ? undefined : theSet(kind, bind(String(value))));
  one('category', category);
  one('vendor', vendor);
  one('offer', offer);
  tagKeys(filter).forEach((tag) => one('tag', tag));
  add('brand', brand && anyOf('brand', bind(brand.map(String))));
  add('option', optionSql(filter, bind));
  one('rating', rating);
  one('discount', discount);
  if (priceMin !== undefined || priceMax !== undefined) {
    const [low, high] = [
      bind(toFils(priceMin ?? 0)),
      priceMax === undefined ? NO_LIMIT : bind(toFils(priceMax)),
    ];
    add('price', `select chunk, members from priced_sets(${low}, ${high})`);
  }
  if (text)
    add(
      'text',
      `select id / ${CHUNK} as chunk,
         bit_or(set_bit(repeat('0', ${CHUNK})::bit(${CHUNK}), id % ${CHUNK}, 1)) as members
       from search_products(${bind(text)}, ${MOST_HITS}) id group by 1`,
    );
  return parts;
};

/**
 * SQL of the CTE `base`: the products of a list by chunk as bits, `matching` all filters and, as `without_brand` and
 * so on, all filters but one.
 */
export const baseSql = (filter: ProductFilter, bind: Bind, text?: string): string => {
  const parts = partsOf(filter, bind, text);
  const without = COUNTED.map((name) => {
    const others = parts.filter((part) => part.filter !== name).length;
    const when = `filter (where filter <> '${name}')`;
    return `case when count(*) ${when} = ${others} then bit_and(members) ${when} end as without_${name}`;
  });
  return `part as (
      ${parts.map(({ filter: name, sql }) => `select '${name}' as filter, * from (${sql}) part`).join(' union all ')}
    ), base as materialized (
      select chunk, case when count(*) = ${parts.length} then bit_and(members) end as matching,
        ${without.join(', ')}
      from part group by chunk
    )`;
};

/** SQL: the number of products that match. */
export const MATCHES = 'select coalesce(sum(bit_count(matching)), 0)::integer from base';

/** SQL: the product `p` is in `base`. */
export const IN_BASE = `exists (select from base b
  where b.chunk = p.id / ${CHUNK} and get_bit(b.matching, p.id % ${CHUNK}) = 1)`;

/** SQL: the ids of all matches. */
export const MATCHING_IDS = `select chunk * ${CHUNK} + place as id from base, set_members(matching) place`;

/** SQL: all matches as one row of bits. */
export const MATCHING_BITS = `select join_sets(coalesce(matching, repeat('0', ${CHUNK})::bit(${CHUNK}))::varbit
    order by part) as bits
  from generate_series(0, (select max(chunk) from base)) part left join base on chunk = part`;
