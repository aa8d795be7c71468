import { Injectable } from '@nestjs/common';
import { CatalogueStatements } from '../../../../platform/database/catalogue-statements.js';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { dependsOn } from '../../../../platform/response-cache/dependencies.js';
import type { Bind, ProductFilter } from './product-filter.js';
import type { FacetsQueryDto } from './product-query.dto.js';
import { MATCHES, baseSql, optionSql, type COUNTED } from './product-sets.js';

/** Most values of a filter, those with the most products. */
const MOST_VALUES = 200;

/** Numbers of products beside the values of the filters: one statement, which reads no product. */
@Injectable()
export class FacetsQueries {
  constructor(private readonly statements: CatalogueStatements) {}

  /** JSON of a FacetsDto. */
  async of(filter: FacetsQueryDto): Promise<JsonText> {
    dependsOn({ products: [], aspects: ['lists', 'stock', 'rated', 'names'] });
    const values: unknown[] = [];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const [row] = await this.statements.rows<{ body: JsonText }>(facetsSql(filter, bind), values);
    return row?.body ?? '';
  }
}

/** SQL: value and number of products; `members` selects value, chunk and members. */
const counted = (members: string, without: (typeof COUNTED)[number]): string =>
  `select value, sum(bit_count(s.members & base.without_${without}))::integer as count
   from (${members}) s join base using (chunk) group by value
   having sum(bit_count(s.members & base.without_${without})) > 0
   order by count desc, value limit ${MOST_VALUES}`;

const setsOf = (kind: string): string =>
  `select value, chunk, members from product_sets where kind = '${kind}' and color = ''`;

const listOf = (values: string, order = 'value'): string =>
  `coalesce((select json_agg(json_build_object('value', value, 'count', count) order by ${order})
     from (${values}) found), '[]'::json)`;

const facetsSql = ({ q, ...filter }: FacetsQueryDto, bind: Bind): string => {
  const base = baseSql(filter, bind, q?.trim());
  const brands = `select b.id as value, b.name, found.count
    from (${counted(setsOf('brand'), 'brand')}) found join brands b on b.id = found.value::integer`;
  const inStock = optionSql({ ...filter, inStock: true }, bind) ?? '';
  return `with ${base}
    select json_build_object('total', (${MATCHES}),
      'brands', coalesce((select json_agg(json_build_object('id', value, 'name', name, 'count', count)
        order by lower(name)) from (${brands}) brand), '[]'::json),
      'sizes', ${listOf(counted(sizesSql(filter, bind), 'option'))},
      'colors', ${listOf(counted(colorsSql(filter, bind), 'option'), 'count desc, value')},
      'ratings', ${listOf(counted(setsOf('rating'), 'rating'), 'value desc')},
      'discounts', ${listOf(counted(setsOf('discount'), 'discount'), 'value::integer')},
      'inStock', coalesce((select sum(bit_count(s.members & base.without_option))
        from (${inStock}) s join base using (chunk)), 0)::integer)::text as body`;
};

/** Each size, in a variant that also has one of the chosen colors. */
const sizesSql = ({ color, inStock }: ProductFilter, bind: Bind): string => {
  const stock = inStock ? ':stock' : '';
  return color
    ? `select value, chunk, bit_or(members) as members from product_sets
       where kind = 'option${stock}' and color = any(${bind(color)}::text[]) and color <> ''
       group by value, chunk`
    : setsOf(`size${stock}`);
};

/** Each color, in a variant that also has one of the chosen sizes. */
const colorsSql = ({ size, inStock }: ProductFilter, bind: Bind): string => {
  const stock = inStock ? ':stock' : '';
  return size
    ? `select color as value, chunk, bit_or(members) as members from product_sets
       where kind = 'option${stock}' and value = any(${bind(size)}::text[]) group by color, chunk`
    : setsOf(`color${stock}`);
};
