import {
  LEAST_DESCRIPTION,
  LEAST_PICTURE,
  PRODUCT_PROBLEMS,
  type ProductProblem,
} from '@shop/shop-rules';

const SPACE = String.raw`[ \t\r\n\u00a0]`;
const length = (column: string): string => `char_length(btrim(p.${column}, E' \\t\\r\\n\\u00a0'))`;
const isUntidyLine = (column: string): string =>
  `p.${column} ~ '^${SPACE}|${SPACE}$|[\\t\\r\\n\\u00a0]|  '`;
const isUntidyText = (column: string): string => `p.${column} ~ '\\A${SPACE}|${SPACE}\\Z'`;
const isShort = (column: string): string =>
  `${length(column)} between 1 and ${LEAST_DESCRIPTION - 1}`;

/** SQL: the file of a picture, no video; as `isVideo`. */
export const IS_PICTURE = String.raw`!~* '\.(mp4|webm|ogg|mov|avi|mkv)$'`;

const HAS_VARIANTS = 'exists (select from product_variants v where v.product_id = p.id)';
/** SQL: another product that is not deleted has the code. */
const isOfOther = (code: string): string => `(
  exists (select from products o where lower(o.code) = lower(${code}) and o.code <> ''
    and o.deleted_at is null and o.id <> p.id)
  or exists (select from product_variants o join products q on q.id = o.product_id
    where lower(o.code) = lower(${code}) and o.code <> '' and q.deleted_at is null and q.id <> p.id))`;

/** SQL: another product has the code of a row `p` of products, or of one of its variants. */
export const HAS_CODE_OF_OTHER = `((coalesce(p.code, '') <> '' and ${isOfOther('p.code')})
    or exists (select from product_variants v
      where v.product_id = p.id and v.code <> '' and ${isOfOther('v.code')}))`;

/** SQL: each rule, of a row `p` of products. This is their only definition. */
const CONDITIONS: Record<ProductProblem, string> = {
  no_price: 'p.price_fils = 0 and p.pay_fils = 0',
  no_picture: `not exists (select from unnest(p.images) file where file ${IS_PICTURE})`,
  duplicate_code: HAS_CODE_OF_OTHER,
  sale_not_struck: 'not p.struck_allowed',
  sold_out: `not p.in_stock and not ${HAS_VARIANTS}`,
  no_variant_in_stock: `not p.in_stock and ${HAS_VARIANTS}`,
  no_name_ar: `${length('name_ar')} = 0`,
  no_description: `${length('description')} = 0`,
  no_description_ar: `${length('description_ar')} = 0`,
  // Times at which the menu shows it are not compared: they would change the answer without a change.
  hidden_category: `exists (
    select from menu_categories m where m.category_id = p.category_id and not m.is_shown)`,
  // Tags of the category that its menu shows, as `isMenuTag`.
  no_menu_tag: `exists (
    select from (select array_agg(lower(trim(tag))) as keys
      from categories c, unnest(c.tags) tag where c.id = p.category_id
        and lower(trim(tag)) not in ('men', 'man', 'women', 'unisex', '')) menu
    where not menu.keys && p.tag_keys)`,
  small_picture: `exists (select from product_pictures i where i.product_id = p.id and i.width > 0
    and i.file = any(p.images)
    and (i.width < ${LEAST_PICTURE.width} or i.height < ${LEAST_PICTURE.height}))`,
  unpublished: 'not p.published',
  // Further than 5 % from 4:5.
  picture_shape: `exists (select from product_pictures i where i.product_id = p.id and i.width > 0
    and i.file = p.images[1] and abs(i.width * 5 - i.height * 4) * 20 > i.height * 4)`,
  short_description: `${isShort('description')} or ${isShort('description_ar')}`,
  no_code: `coalesce(p.code, '') = ''`,
  untidy_text: `${['name', 'name_ar', 'model', 'code'].map(isUntidyLine).join(' or ')}
    or ${['description', 'description_ar'].map(isUntidyText).join(' or ')}`,
};

/** SQL: the problems of a row `p` of products that is not deleted, as rows `c (problem)`. */
export const PROBLEMS_OF = `(select problem from (values
  ${PRODUCT_PROBLEMS.map((problem) => `('${problem}', ${CONDITIONS[problem]})`).join(',\n  ')}
) rule (problem, is_met) where is_met and p.deleted_at is null) c`;
