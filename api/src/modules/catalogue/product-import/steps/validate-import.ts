import { messageSql } from '../../../../platform/i18n/message-sql.js';

/** Columns of `products` that a sheet may set. */
export const WRITTEN = [
  'name',
  'name_ar',
  'model',
  'description',
  'description_ar',
  'price_fils',
  'offer_price_fils',
  'stock',
  'warranty',
  'warranty_ar',
  'category_id',
  'vendor_id',
  'brand_id',
  'offer_id',
  'code',
  'tags',
  'sizes',
  'colors',
  'images',
  'image_colors',
  'published',
] as const;

const VARIANTS_OF_P = `(
  select coalesce(jsonb_agg(jsonb_build_object('size', v.size, 'color', v.color, 'stock', v.stock,
    'code', v.code, 'price_fils', v.price_fils) order by v.position, v.id), '[]')
  from product_variants v where v.product_id = p.id)`;

/** SQL: those columns and the variants of the products row `p` as JSON. */
export const IMAGE_OF_P = `jsonb_build_object(
  ${WRITTEN.map((name) => `'${name}', p.${name}`).join(', ')}, 'variants', ${VARIANTS_OF_P})`;

/** Defaults of a new product. */
const BLANK = JSON.stringify({
  name_ar: '',
  model: '',
  description: '',
  description_ar: '',
  offer_price_fils: null,
  stock: 0,
  warranty: '',
  warranty_ar: '',
  brand_id: null,
  offer_id: null,
  code: null,
  tags: [],
  sizes: [],
  colors: [],
  images: [],
  image_colors: [],
  published: true,
  variants: [],
});

const SELLERS = `deleted_at is null and type in ('vendor', 'subadmin', 'admin')`;
/** References of a row: table, name column, and condition. */
const REFERENCES = {
  category: ['categories', 'name', 'true'],
  brand: ['brands', 'name', 'true'],
  offer: ['offers', 'title', 'true'],
  vendor: ['staff', 'name', SELLERS],
} as const;
type Reference = keyof typeof REFERENCES;
export const KINDS = ['category', 'brand', 'offer', 'vendor'] as const;

/** By name, ignoring case, or by id; a name takes precedence over an equal id. */
export const namesOf = (kind: Reference): string => {
  const [table, name, counts] = REFERENCES[kind];
  return `${kind}_names as materialized (
    select distinct on (key) key, id, among from (
      select lower(trim(${name})) as key, min(id) as id, count(*) as among, 1 as rank
        from ${table} where ${counts} group by 1
      union all select id::text, id, 1, 2 from ${table} where ${counts}) named
    order by key, rank)`;
};

const joined = (kind: Reference): string =>
  `left join ${kind}_names ${kind} on ${kind}.key = lower(r.given->>'${kind}')`;

const unknown = (kind: Reference): string => `('${kind}', case
  when given ? '${kind}' and ${kind}_id is null
    then ${messageSql(`cell.${kind}Unknown`, { name: `given->>'${kind}'` })}
  when ${kind}_among > 1
    then ${messageSql('cell.ambiguousName', { name: `given->>'${kind}'`, count: `${kind}_among` })}
  end)`;

const needed = (column: 'name' | 'price' | 'category'): string => `('${column}', case
  when current is null and not ambiguous and not given ? 'product_id' and not cells ? '${column}'
    and (cells ? 'code' or cells ? 'name') then ${messageSql(`cell.${column}Needed`)} end)`;

/** SQL: a list of the wanted values as text[]. */
const textsOf = (column: 'images' | 'colors'): string =>
  `array(select jsonb_array_elements_text(wanted->'${column}'))`;

/** The first entry of the cell whose image or color the product does not have. */
const STRANGE_IMAGE_COLOR = `case
  when given ? 'image_colors' and given->'image_colors' <> requested->'image_colors'
    then (select case when requested->'images' ? (entry->>'image')
        then ${messageSql('cell.imageColorUnknown', { color: `entry->>'color'` })}
        else ${messageSql('cell.coloredImageUnknown', { image: `entry->>'image'` })} end
      from jsonb_array_elements(given->'image_colors') entry
      where not requested->'image_colors' @> jsonb_build_array(entry) limit 1)
  end`;

/** Values that the variants of a product determine. */
const OPTION_COLUMNS = ['stock', 'sizes', 'colors'] as const;
const setByVariants = (column: (typeof OPTION_COLUMNS)[number]): string => `('${column}', case
  when current->'${column}' <> requested->'${column}'
    and current->'variants' <> '[]' and not given ? 'variants'
    then ${messageSql('product.hasVariants')} end)`;

/** The variants of a row, with the codes and prices that those of its product have. */
const GIVEN_VARIANTS = `case when given ? 'variants' then jsonb_build_object('variants', (
  select jsonb_agg(variant || jsonb_build_object('code', old->'code', 'price_fils', old->'price_fils')
    order by place)
  from jsonb_array_elements(given->'variants') with ordinality v (variant, place)
    left join jsonb_array_elements(product.current->'variants') old
      on lower(old->>'size') = lower(variant->>'size')
        and lower(old->>'color') = lower(variant->>'color')
  )) else '{}' end`;

const TEXTS = [
  'name',
  'name_ar',
  'model',
  'description',
  'description_ar',
  'warranty',
  'warranty_ar',
  'code',
] as const;
/** What JavaScript's `trim` removes, besides control characters. */
const SPACES = String.raw`E' \t\n\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'`;
/** SQL: a stored text as a cell shows it. */
const asCell = (text: string): string =>
  String.raw`btrim(regexp_replace(regexp_replace(${text}, '\r\n?', E'\n', 'g'),
    '[\u0001-\u0008\u000b-\u001f\u007f]', '', 'g'), ${SPACES})`;

/** Texts that are as the product shows them: an export loses only space around them and control characters. */
const SAME_TEXTS = `array_remove(array[${TEXTS.map(
  (
    name,
  ) => `case when product.current is not null and given->>'${name}' = ${asCell(`product.current->>'${name}'`)}
      then '${name}' end`,
).join(', ')}], null)`;

/** SQL: a mark of the stock of a product or of its variants, given as JSON; sales change it, but no version. */
export const stockMark = (product: string): string => `left(md5(case
  when ${product}->'variants' = '[]' then ${product}->>'stock'
  else (select string_agg(concat_ws(chr(31), v->>'size', v->>'color', v->>'stock'), chr(30) order by place)
    from jsonb_array_elements(${product}->'variants') with ordinality e (v, place)) end), 8)`;

/** The row was exported, and its stock was not edited since. */
const STOCK_UNTOUCHED = `current is not null and given ? 'stock_mark'
  and ${stockMark('requested')} = given->>'stock_mark'`;

/** Another account edited the product since the export, or its stock changed that the sheet changes as well. */
const CONFLICT = `current <> requested and given ? 'version' and given ? 'product_id'
  and (product_version <> (given->>'version')::integer
    or (current->'variants', current->'stock') is distinct from (requested->'variants', requested->'stock')
      and ${stockMark('current')} <> given->>'stock_mark')`;

/**
 * SQL, common table expressions: `validated` checks the rows of import $1 (numbers $2, or all if null) against the current
 * catalogue. A product is found by its id, else by its code, else by name, model and, if given, vendor. A row with an unused code
 * may also match a product without a code. The matching values keep their spelling.
 *
 * The statistics never include the newest import. With the id as a plain parameter, the planner would expect one row
 * and execute subqueries per row; `(select $1)` makes it expect an import of average size. `limit 1` makes it look up each
 * product by its id: right after many products were added, it would compare each row with all of them.
 */
export const VALIDATED = `
  ${KINDS.map(namesOf).join(', ')},
  found as (
    select r.row_no, r.cells, r.given, r.errors, r.action, i.letters, i.created_by,
      ${KINDS.map((kind) => `${kind}.id as ${kind}_id, ${kind}.among as ${kind}_among`).join(', ')},
      case when r.given ? 'product_id' then by_id.id
        when by_code.among < 2 and by_name.among < 2
        then coalesce(by_code.id, by_name.id) end as product_id, by_id.version as product_version,
      by_code.among as same_code, by_name.among as same_name,
      by_code.among > 1 or by_name.among > 1 as ambiguous
    from product_import_rows r join product_imports i on i.id = r.import_id
      ${KINDS.map(joined).join(' ')}
      left join lateral (select p.id, p.version, p.deleted_at from products p
        where p.id = (r.given->>'product_id')::integer limit 1) by_id on by_id.deleted_at is null
      cross join lateral (select count(*) as among, min(p.id) as id from products p
        where not r.given ? 'product_id' and lower(p.code) = lower(r.given->>'code') and p.code <> '' and p.deleted_at is null) by_code
      cross join lateral (select count(*) as among, min(p.id) as id from products p
        where not r.given ? 'product_id' and by_code.among = 0 and lower(p.name) = lower(r.given->>'name')
          and lower(p.model) = lower(coalesce(r.given->>'model', ''))
          and (vendor.id is null or p.vendor_id = vendor.id)
          and (not r.given ? 'code' or coalesce(p.code, '') = '')
          and p.deleted_at is null) by_name
    where r.import_id = (select $1::integer) and ($2::integer[] is null or r.row_no = any($2))),
  merged as (
    select found.*, product.current,
      coalesce(product.current, '${BLANK}'::jsonb || jsonb_build_object('vendor_id', created_by))
        || (given - '{category,brand,offer,vendor,product_id,version,stock_mark}'::text[] - ${SAME_TEXTS}
          - case when same_code = 1 then '{code}' when same_name = 1 then '{name,model}' else '{}' end::text[])
        || jsonb_strip_nulls(jsonb_build_object(
          ${KINDS.map((kind) => `'${kind}_id', ${kind}_id`).join(', ')}))
        || ${GIVEN_VARIANTS} as requested
    from found left join lateral (
      select ${IMAGE_OF_P} as current from products p where p.id = product_id limit 1) product on true),
  counted as (
    select merged.*, requested || case when ${STOCK_UNTOUCHED}
      then jsonb_build_object('stock', current->'stock', 'variants', current->'variants')
      else '{}' end as wanted
    from merged),
  fitted as (
    select row_no, cells, given, errors, action, letters, created_by, product_id, same_code, same_name, ambiguous, product_version,
      ${KINDS.map((kind) => `${kind}_id, ${kind}_among`).join(', ')}, current,
      case when wanted = current then wanted
        else wanted || jsonb_build_object('image_colors', kept_image_colors(wanted->'image_colors',
          ${textsOf('images')}, ${textsOf('colors')})) end as requested
    from counted),
  keyed as (
    select fitted.*, first_value(row_no) over (partition by coalesce('p' || product_id,
      'c' || lower(given->>'code'),
      lower(concat_ws(chr(31), 'n', given->>'name', requested->>'model', requested->>'vendor_id')))
      order by row_no) as first_row
    from fitted),
  validated as materialized (
    select row_no, product_id, current, requested, keyed.action as checked_action,
      keyed.errors || found_errors.list as errors,
      case when keyed.errors || found_errors.list <> '[]' then 'error'
        when current is null then 'create'
        when current = requested then 'unchanged' else 'update' end as action
    from keyed cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('column', name, 'cell', letters->>name || row_no,
        'reason', reason)), '[]') as list
      from (values
        ${KINDS.map(unknown).join(', ')},
        ${(['name', 'price', 'category'] as const).map(needed).join(', ')},
        ('vendor', case when requested->>'vendor_id' is null then ${messageSql('cell.vendorNeeded')} end),
        ('productId', case when given ? 'product_id' and current is null
          then ${messageSql('cell.productIdUnknown', { id: `given->>'product_id'` })} end),
        ('version', case
          when given ? 'product_id' and not cells ? 'version' then ${messageSql('cell.versionNeeded')}
          when ${CONFLICT} then ${messageSql('row.changedSinceExport')} end),
        ('code', case when given ? 'product_id' and given ? 'code' and exists (select from products p
          where lower(p.code) = lower(given->>'code') and p.deleted_at is null and p.id <> product_id)
          then ${messageSql('product.codeTaken')} end),
        ('name', case
          when not cells ? 'productId' and not cells ? 'code' and not cells ? 'name' then ${messageSql('row.nameOrCodeNeeded')}
          when same_name > 1
            then ${messageSql('row.severalProducts', { count: 'same_name' })} end),
        (case when given ? 'code' then 'code' else 'name' end, case
          when first_row <> row_no and (given ? 'code' or given ? 'name' or given ? 'product_id')
          then ${messageSql('row.sameProduct', { row: 'first_row' })} end),
        (case when given ? 'offer_price_fils' then 'offerPrice' else 'price' end, case
          when (requested->>'offer_price_fils')::integer >= (requested->>'price_fils')::integer
          then ${messageSql('product.offerPriceTooHigh')} end),
        ('imageColors', ${STRANGE_IMAGE_COLOR}),
        ${OPTION_COLUMNS.map(setByVariants).join(', ')}
      ) finding (name, reason)
      where reason is not null) found_errors)`;

/** SQL: the fields of JSON object `a` that differ from `b`. */
export const changed = (a: string, b: string): string => `(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${a})
  where value is distinct from ${b}->key)`;
