import { Injectable } from '@nestjs/common';
import { PROBLEM_RULES, PRODUCT_PROBLEMS, type ProductProblem } from '@shop/shop-rules';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import { NeedsWorkQueries } from './needs-work.queries.js';
import type {
  NeedsWorkCountsDto,
  NeedsWorkCountsQueryDto,
  NeedsWorkQueryDto,
  ProductProblemsDto,
  VendorNeedsWorkDto,
} from './product-checks.dto.js';
import { ProductChecksQueries } from './product-checks.queries.js';

const LIMIT = 20;

const filterOf = (
  by: Principal,
  { vendor, category, q = '' }: NeedsWorkCountsQueryDto,
): { vendor: number | undefined; category: number | undefined; q: string } => ({
  vendor: ownVendor(by) ?? vendor,
  category,
  q: q.trim(),
});

/** Which products need work: vendors get their own. */
@Injectable()
export class ProductChecksService {
  constructor(
    private readonly rows: ProductRowsService,
    private readonly checks: ProductChecksQueries,
    private readonly queries: NeedsWorkQueries,
  ) {}

  /** JSON of a NeedsWorkDto. */
  async list(by: Principal, query: NeedsWorkQueryDto): Promise<JsonText> {
    await this.checks.checkBeforeRead();
    const { problem = 'any', page = 1, limit = LIMIT } = query;
    const filter = filterOf(by, query);
    const [products, counts] = await Promise.all([
      this.queries.list({ ...filter, problem }, limit, (page - 1) * limit),
      this.queries.counts(filter),
    ]);
    const total = counts.find((one) => one.problem === problem)?.count ?? 0;
    return `{"products":[${products.join(',')}],"total":${total},"page":${page},"limit":${limit}}`;
  }

  async counts(by: Principal, query: NeedsWorkCountsQueryDto): Promise<NeedsWorkCountsDto> {
    await this.checks.checkBeforeRead();
    const found = await this.queries.counts(filterOf(by, query));
    const counts = new Map(found.map(({ problem, count }) => [problem, count]));
    return {
      total: counts.get('any') ?? 0,
      counts: PRODUCT_PROBLEMS.flatMap((problem) => {
        const count = counts.get(problem);
        return count ? [{ problem, count }] : [];
      }),
    };
  }

  async vendors(by: Principal): Promise<VendorNeedsWorkDto[]> {
    await this.checks.checkBeforeRead();
    return this.queries.vendors(ownVendor(by));
  }

  async of(by: Principal, id: number): Promise<ProductProblemsDto> {
    const { version, code } = await this.rows.own(by, id);
    const [problems, pictures, sameCodes] = await Promise.all([
      this.queries.problemsOf(id),
      this.queries.pictures(id),
      this.queries.sameCodes(id, ownVendor(by)),
    ]);
    const isOwnCode = sameCodes.some((one) => one.code.toLowerCase() === code?.toLowerCase());
    const fixOf = (problem: ProductProblem) =>
      problem === 'duplicate_code' && !isOwnCode ? null : (PROBLEM_RULES[problem].fix ?? null);
    return {
      version,
      problems: problems.map((problem) => ({ problem, fix: fixOf(problem) })),
      pictures,
      sameCodes,
    };
  }
}
