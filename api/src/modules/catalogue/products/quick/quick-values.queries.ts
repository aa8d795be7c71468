import { Injectable } from '@nestjs/common';
import { Statements } from '../../../../platform/database/statements.js';
import type { QuickValuesDto } from './quick-values.dto.js';

const VALUES = `
  select json_build_object('id', p.id, 'price', p.price_fils * 0.01,
    'offerPrice', p.offer_price_fils * 0.01,
    'struckAllowed', p.standard_struck_allowed, 'stock', p.stock,
    'variantCount', v.count, 'hasOwnPrices', v.priced > 0) as product
  from products p, lateral (
    select count(*)::integer as count, count(v.price_fils) as priced
    from product_variants v where v.product_id = p.id) v
  where p.id = any($1::integer[]) and p.deleted_at is null
    and ($2::integer is null or p.vendor_id = $2)`;

/** SQL of the values that lists of the dashboard edit. */
@Injectable()
export class QuickValuesQueries {
  constructor(private readonly statements: Statements) {}

  /** Products that are not deleted, of one vendor if given, in any order. */
  async of(ids: readonly number[], vendor?: number): Promise<QuickValuesDto[]> {
    const values = [ids, vendor ?? null];
    const rows = await this.statements.rows<{ product: QuickValuesDto }>(VALUES, values);
    return rows.map(({ product }) => product);
  }
}
