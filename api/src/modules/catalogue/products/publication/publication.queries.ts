import { Injectable } from '@nestjs/common';
import { anywhere } from '../../../../platform/database/like-pattern.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { UnpublishedProductDto } from './publication.dto.js';

/** $1 is the text to find, $2 the vendor, if any. */
const WHERE = `not p.published and p.deleted_at is null
  and ($1::text is null or p.name ilike $1 or p.name_ar ilike $1 or p.model ilike $1 or p.code ilike $1)
  and ($2::integer is null or p.vendor_id = $2)`;

const LIST = `
  select p.id, p.name, p.name_ar as "nameAr", p.model, p.code, p.images[1] as image,
    (select s.name from staff s where s.id = p.vendor_id) as "vendorName",
    (p.price_fils * 0.01)::float8 as price, (p.offer_price_fils * 0.01)::float8 as "offerPrice",
    p.standard_struck_allowed as "struckAllowed",
    p.stock, p.updated_at as "updatedAt"
  from products p where ${WHERE} order by p.updated_at desc, p.id desc limit $3 offset $4`;
const COUNT = `select count(*)::integer as count from products p where ${WHERE}`;

/** SQL of unpublished products. */
@Injectable()
export class PublicationQueries {
  constructor(private readonly statements: Statements) {}

  /** Those changed last first, of one vendor if given. */
  async list(
    { q, vendor }: { q: string; vendor: number | undefined },
    limit: number,
    offset: number,
  ): Promise<{ products: UnpublishedProductDto[]; total: number }> {
    const values = [q ? anywhere(q) : null, vendor ?? null];
    const [products, counts] = await Promise.all([
      this.statements.rows<UnpublishedProductDto>(LIST, [...values, limit, offset]),
      this.statements.rows<{ count: number }>(COUNT, values),
    ]);
    return { products, total: counts[0]?.count ?? 0 };
  }
}
