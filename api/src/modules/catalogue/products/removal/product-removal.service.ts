import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { NotFound } from '../../../../platform/http/problem.js';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import { writeAudit, type AuditRecord } from '../../../back-office/audit/write-audit.js';
import { refuseTakenCode } from '../edit/product-rows.service.js';
import { ProductRemovalQueries, type NamedProduct } from './product-removal.queries.js';
import { msg } from '../../../../platform/i18n/message.js';

/** Deletes and restores products; the error does not say which product is missing. */
@Injectable()
export class ProductRemovalService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ProductRemovalQueries,
  ) {}

  async remove(by: Principal, ids: number[]): Promise<void> {
    await this.db.transaction(async (manager) => {
      const gone = await this.queries.delete(manager, ids, ownVendor(by));
      if (gone.length === 0) throw missing(ids);
      await writeAudit(manager, ...gone.map(auditRecord('deleted')));
    });
  }

  async restore(by: Principal, ids: number[]): Promise<void> {
    await this.db.transaction(async (manager) => {
      const back = await this.queries.restore(manager, ids, ownVendor(by)).catch(codeTaken);
      if (back.length === 0) throw missing(ids);
      await writeAudit(manager, ...back.map(auditRecord('restored')));
    });
  }
}

const auditRecord =
  (action: AuditAction) =>
  ({ id, name }: NamedProduct): AuditRecord => ({
    action,
    subject: 'products',
    subjectId: id,
    label: name,
  });

const codeTaken = refuseTakenCode(msg('product.deletedCodeTaken'));

const missing = ({ length }: number[]): NotFound =>
  new NotFound(msg(length === 1 ? 'product.notFound' : 'product.oneNotFound'));
