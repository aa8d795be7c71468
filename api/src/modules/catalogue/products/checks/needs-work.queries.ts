import { Injectable } from '@nestjs/common';
import type { ProductProblem } from '@shop/shop-rules';
import { anywhere } from '../../../../platform/database/like-pattern.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { CARD_JSON } from '../product-json.js';
import type {
  ProblemCountDto,
  ProblemPictureDto,
  SimilarCodeDto,
  VendorNeedsWorkDto,
} from './product-checks.dto.js';
import { PROBLEMS_OF } from './problem-conditions.queries.js';

export interface NeedsWorkFilter {
  problem: ProductProblem | 'any';
  vendor: number | undefined;
  category: number | undefined;
  /** Part of name, model or code. */
  q: string;
}

/** $1 is the vendor, $2 the category, if any. */
const OF = `($1::integer is null or n.vendor_id = $1) and ($2::integer is null or n.category_id = $2)`;
/** $3 is a pattern; the row with the problem 'any' has the texts of its product. */
const LIKE = `n.product_id in (
  select w.product_id from product_problems w where w.problem = 'any' and w.words like lower($3))`;

const list = (like: string, problem: string): string => `
  select (${CARD_JSON}::jsonb || jsonb_build_object('published', p.published, 'version', p.version,
    'problems', (select coalesce(json_agg(d.problem), '[]') from product_problems d
      where d.product_id = p.id and d.problem <> 'any')))::text as body
  from (select n.product_id from product_problems n
    where n.problem = ${problem} and ${OF} ${like}
    order by n.product_id desc limit $${like ? 5 : 4} offset $${like ? 6 : 5}) n
  join products p on p.id = n.product_id order by p.id desc`;
const LIST = list('', '$3');
const LIST_LIKE = list(`and ${LIKE}`, '$4');

const COUNTS = `
  select problem, sum(products)::integer as count from product_problem_counts n
  where ${OF} group by problem having sum(products) > 0`;
const COUNTS_LIKE = `
  select problem, count(*)::integer as count from product_problems n where ${OF} and ${LIKE} group by problem`;

const VENDORS = `
  select vendor_id as id, sum(products)::integer as count from product_problem_counts
  where problem = 'any' and ($1::integer is null or vendor_id = $1)
  group by vendor_id having sum(products) > 0 order by vendor_id limit 5000`;

/** As the product is now, also if it is still queued. */
const OF_PRODUCT = `select c.problem from products p, lateral ${PROBLEMS_OF} where p.id = $1`;

const PICTURES = `
  select i.file, array_position(p.images, i.file) as position, i.width, i.height from products p
    join product_pictures i on i.product_id = p.id and i.file = any(p.images)
  where p.id = $1 and i.width > 0 order by position`;

/** $2 is the vendor that asks, if any: of products of others it sees that they have the code. */
const SAME_CODES = `
  with code as (
    select lower(code) as code from products where id = $1 and code <> ''
    union select lower(code) from product_variants where product_id = $1 and code <> '')
  select distinct case when own then p.id end as id, case when own then p.name else '' end as name,
    case when own then p.name_ar else '' end as "nameAr", found.code from (
    select o.id, o.code from code join products o on lower(o.code) = code.code
      where o.code <> '' and o.deleted_at is null
    union all select v.product_id, v.code from code join product_variants v on lower(v.code) = code.code
      where v.code <> '') found
  join products p on p.id = found.id, lateral (select $2::integer is null or p.vendor_id = $2 as own) asked
  where p.id <> $1 and p.deleted_at is null order by 1, found.code limit 20`;

/** SQL of the products that need work. */
@Injectable()
export class NeedsWorkQueries {
  constructor(private readonly statements: Statements) {}

  /** JSON of the NeedsWorkProductDto of a page, the newest first. */
  async list(
    { problem, vendor, category, q }: NeedsWorkFilter,
    limit: number,
    offset: number,
  ): Promise<JsonText[]> {
    const of = [vendor ?? null, category ?? null];
    const rows = await (q
      ? this.statements.planned<{ body: JsonText }>(LIST_LIKE, [
          ...[...of, anywhere(q)],
          ...[problem, limit, offset],
        ])
      : this.statements.planned<{ body: JsonText }>(LIST, [...of, problem, limit, offset]));
    return rows.map(({ body }) => body);
  }

  /** How many products each rule finds; `any` is the number of products. */
  counts({ vendor, category, q }: Omit<NeedsWorkFilter, 'problem'>): Promise<ProblemCountDto[]> {
    const of = [vendor ?? null, category ?? null];
    return q
      ? this.statements.planned(COUNTS_LIKE, [...of, anywhere(q)])
      : this.statements.planned(COUNTS, of);
  }

  /** Vendors with products that need work. */
  vendors(vendor: number | undefined): Promise<VendorNeedsWorkDto[]> {
    return this.statements.rows(VENDORS, [vendor ?? null]);
  }

  /** In the order of the rules. */
  async problemsOf(productId: number): Promise<ProductProblem[]> {
    const rows = await this.statements.rows<{ problem: ProductProblem }>(OF_PRODUCT, [productId]);
    return rows.map(({ problem }) => problem);
  }

  /** Pictures whose size is known. */
  pictures(productId: number): Promise<ProblemPictureDto[]> {
    return this.statements.rows(PICTURES, [productId]);
  }

  /** Other products with a code of this product or its variants. */
  sameCodes(productId: number, vendor: number | undefined): Promise<SimilarCodeDto[]> {
    return this.statements.rows(SAME_CODES, [productId, vendor ?? null]);
  }
}
