import { Injectable } from '@nestjs/common';
import { SEARCH_RESULTS } from '@shop/shop-rules';
import { CatalogueStatements } from '../../../../platform/database/catalogue-statements.js';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { dependsOn } from '../../../../platform/response-cache/dependencies.js';
import { CARD_PRICES } from '../product-json.js';

/** SQL: the page that a search leads to, if it still exists. */
const LANDING = `select path from search_landings
    cross join lateral (
      select split_part(path, '/', 2) as kind, substring(path from '^/[a-z]+/([1-9][0-9]{0,8})$')::integer as id) page
    where term = search_key($1) and case kind
      when 'category' then exists (select from categories c where c.id = page.id)
      when 'brand' then exists (select from brands b where b.id = page.id)
      when 'product' then exists (
        select from products p where p.id = page.id and p.published and p.deleted_at is null)
      when 'vendor' then exists (
        select from staff s where s.id = page.id and s.type in ('vendor', 'subadmin') and s.deleted_at is null)
      else true end`;

const SHOW = `select json_build_object('products', coalesce(json_agg(json_build_object(
    'id', p.id, 'name', p.name, 'nameAr', p.name_ar, 'image', p.images[1],
    ${CARD_PRICES})
    order by hit.rank), '[]'::json), 'landing', (${LANDING}))::text as body
  from search_products($1, $2) with ordinality hit (id, rank) join products p on p.id = hit.id`;

/** Typo-tolerant search in name, model, brand and code, English and Arabic; best match first. */
@Injectable()
export class ProductSearchQueries {
  constructor(private readonly statements: CatalogueStatements) {}

  /** JSON of a ProductSearchDto. */
  async show(text: string): Promise<JsonText> {
    // Suggestions show no stock; a name or price counts as a change of lists. The page it leads to may be one of the others.
    dependsOn({ products: [], aspects: ['lists', 'stock', 'rated', 'names'] });
    const [row] = await this.statements.rows<{ body: JsonText }>(SHOW, [text, SEARCH_RESULTS]);
    return row?.body ?? '';
  }
}
