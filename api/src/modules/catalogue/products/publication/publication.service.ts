import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource } from 'typeorm';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { NotFound } from '../../../../platform/http/problem.js';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import { Product } from '../product.entity.js';
import { ProductsQueries } from '../read/products.queries.js';
import { PreviewLinksService } from './preview-links.service.js';
import type { PublicationDto, UnpublishedDto, UnpublishedQueryDto } from './publication.dto.js';
import { PublicationQueries } from './publication.queries.js';

const LIMIT = 20;

/** Publishes and hides products, lists hidden ones, and shows them by a preview link. */
@Injectable()
export class PublicationService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly rows: ProductRowsService,
    private readonly queries: PublicationQueries,
    private readonly products: ProductsQueries,
    private readonly links: PreviewLinksService,
  ) {}

  list(
    by: Principal,
    { page = 1, limit = LIMIT, q = '' }: UnpublishedQueryDto,
  ): Promise<UnpublishedDto> {
    return this.queries.list({ q: q.trim(), vendor: ownVendor(by) }, limit, (page - 1) * limit);
  }

  /** Returns how many products changed; the others were already so. */
  change(by: Principal, { ids, published }: PublicationDto): Promise<number> {
    return this.db.transaction(async (manager) => {
      const rows = await this.rows.lock(manager, by, ids);
      if (rows.length < ids.length)
        throw new NotFound(msg(ids.length === 1 ? 'product.notFound' : 'product.oneNotFound'));
      const changed = rows.filter((row) => row.published !== published);
      await manager.update(
        Product,
        { id: In(changed.map(({ id }) => id)) },
        { published, version: () => 'version + 1' },
      );
      await writeAudit(
        manager,
        ...changed.map(({ id, name }) => ({
          action: published ? ('published' as const) : ('unpublished' as const),
          subject: 'products' as const,
          subjectId: id,
          label: name,
        })),
      );
      return changed.length;
    });
  }

  /** JSON of a ProductResponseDto. */
  async preview(token: string): Promise<JsonText> {
    const id = await this.links.productOf(token);
    const product = id && (await this.products.oneForStaff(id));
    if (!product) throw new NotFound(msg('product.previewExpired'));
    return product;
  }
}
