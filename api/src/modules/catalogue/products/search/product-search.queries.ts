import { Injectable } from '@nestjs/common';
import { SEARCH_RESULTS } from '@shop/shop-rules';
import { CatalogueStatements } from '../../../../platform/database/catalogue-statements.js';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { dependsOn } from '../../../../platform/response-cache/dependencies.js';
import { CARD_PRICES } from '../read/product-json.js';

/** SQL: the page that a search leads to, if it still exists. */
const LANDING = `select path from search_landings where term = search_key($1) and case split_part(path, '/', 2)
    when 'category' then exists (select from categories where id = split_part(path, '/', 3)::integer)
    when 'brand' then exists (select from brands where id = split_part(path, '/', 3)::integer)
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
    // Suggestions show no stock; a name or price counts as a change of lists.
    dependsOn({ products: [], aspects: ['lists', 'stock', 'rated'] });
    const [row] = await this.statements.rows<{ body: JsonText }>(SHOW, [text, SEARCH_RESULTS]);
    return row?.body ?? '';
  }
}
