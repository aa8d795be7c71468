import { Injectable } from '@nestjs/common';
import { CatalogueStatements } from '../../../../platform/database/catalogue-statements.js';
import { dependsOn } from '../../../../platform/response-cache/dependencies.js';
import { LIVE } from '../product-json.js';

/** Candidates of each kind. */
const CLOSE = 40;

const neighbours = (test: string, order: string): string => `
  select close.id from self, lateral (
    select p.id from products p
    where ${LIVE} and p.category_id = self.category_id and ${test}
      and ($2::integer is null or p.vendor_id = $2)
    order by ${order} limit ${CLOSE}) close`;

/** Candidates of the category: the next cheaper, the next more expensive and the newest of the brand; ranked by similarity. */
const RELATED = `
  with self as materialized (
    select p.* from products p
    where p.id = $1 and ${LIVE} and ($2::integer is null or p.vendor_id = $2)),
  close as (
    ${neighbours('(p.pay_fils, p.id) > (self.pay_fils, self.id)', 'p.pay_fils, p.id')}
    union
    ${neighbours('(p.pay_fils, p.id) < (self.pay_fils, self.id)', 'p.pay_fils desc, p.id desc')}
    union
    ${neighbours('p.brand_id = self.brand_id', 'p.created_at desc, p.id desc')}),
  ranked as (
    select p.id, row_number() over (order by p.in_stock desc,
      (select count(*) from unnest(p.tag_ids) tag where tag = any(self.tag_ids)) desc,
      p.brand_id is not distinct from self.brand_id desc,
      abs(p.pay_fils - self.pay_fils), p.id) as place
    from self, close join products p on p.id = close.id
    where p.id <> self.id)
  select array(select id from ranked where place <= $3 order by place) as ids from self`;

/** Related products. */
@Injectable()
export class RelatedProductsQueries {
  constructor(private readonly statements: CatalogueStatements) {}

  /** Their ids, of one vendor if given; undefined if there is no such live product. */
  async of(id: number, limit: number, vendor?: number): Promise<number[] | undefined> {
    dependsOn({ products: [id], aspects: ['lists', 'stock'] });
    const values = [id, vendor ?? null, limit];
    const [row] = await this.statements.rows<{ ids: number[] }>(RELATED, values);
    return row?.ids;
  }
}
