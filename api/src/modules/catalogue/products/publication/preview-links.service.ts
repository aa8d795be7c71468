import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction } from '@shop/shop-rules';
import { MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { actingStaff } from '../../../../platform/auth/acting-staff.js';
import { hashOfToken, newToken } from '../../../../platform/auth/secret-token.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { Conflict, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import { PreviewLink } from './preview-link.entity.js';
import { PreviewLinksQueries } from './preview-links.queries.js';
import type { PreviewLinkDto, PreviewLinksDto } from './preview-links.dto.js';

const VALID_DAYS = 7;
/** Most live links of a product. */
const MOST_LINKS = 20;

/** Links to the preview of a product; only their hashes are stored. Vendors have those of their own products. */
@Injectable()
export class PreviewLinksService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly rows: ProductRowsService,
    private readonly queries: PreviewLinksQueries,
  ) {}

  /** A new link, valid for 7 days. */
  create(by: Principal, productId: number): Promise<PreviewLinkDto> {
    return this.changing(by, productId, 'preview_created', async (manager) => {
      if ((await liveLinks(manager, productId)).length >= MOST_LINKS)
        throw new Conflict('too_many', msg('product.mostPreviews', { most: MOST_LINKS }));
      const { token, hash } = newToken();
      const expiresAt = await this.queries.create(manager, {
        ...{ productId, tokenHash: hash, days: VALID_DAYS },
        createdBy: actingStaff()?.name ?? null,
      });
      if (!expiresAt) throw new NotFound(msg('product.notFound'));
      return { path: `/preview/${token}`, validUntil: expiresAt.toISOString() };
    });
  }

  /** Live links of a product, the newest first. */
  async list(by: Principal, productId: number): Promise<PreviewLinksDto> {
    await this.rows.own(by, productId);
    const links = await liveLinks(this.db.manager, productId);
    return {
      links: links.map(({ id, createdBy, createdAt, expiresAt }) => ({
        ...{ id, createdBy },
        ...{ createdAt: createdAt.toISOString(), validUntil: expiresAt.toISOString() },
      })),
    };
  }

  /** Revokes one link or all of a product; returns how many, none if they are already revoked. */
  revoke(by: Principal, productId: number, id?: number): Promise<number> {
    return this.changing(by, productId, 'preview_revoked', (manager) =>
      this.queries.revoke(manager, productId, id),
    );
  }

  /** The product that a live link shows. */
  productOf(token: string): Promise<number | undefined> {
    return this.queries.productOf(hashOfToken(token));
  }

  /** Changes the links of a locked product, with an audit entry unless nothing changes. */
  private changing<T>(
    by: Principal,
    productId: number,
    action: AuditAction,
    change: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.db.transaction(async (manager) => {
      const row = await this.rows.lockOne(manager, by, productId);
      const result = await change(manager);
      if (result !== 0)
        await writeAudit(manager, {
          ...{ action, subject: 'products' as const },
          ...{ subjectId: productId, label: row.name },
        });
      return result;
    });
  }
}

const liveLinks = (manager: EntityManager, productId: number): Promise<PreviewLink[]> =>
  manager.find(PreviewLink, {
    where: { productId, expiresAt: MoreThan(new Date()) },
    order: { id: 'desc' },
    take: MOST_LINKS,
  });
