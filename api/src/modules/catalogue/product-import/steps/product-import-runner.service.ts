import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ProductImportApplyQueries } from './product-import-apply.queries.js';
import { ProductImportCheckQueries } from './product-import-check.queries.js';
import { ProductImportRevertQueries } from './product-import-revert.queries.js';
import { ProductImport } from '../product-import.entity.js';

/** Rows of a transaction: few, so that shoppers who buy one of the products do not wait. */
const SLICE = 200;

/** Applies and reverts imports in the worker. Each slice is a transaction, so a killed worker loses only one slice. */
@Injectable()
export class ProductImportRunner {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly applying: ProductImportApplyQueries,
    private readonly reverting: ProductImportRevertQueries,
    private readonly checking: ProductImportCheckQueries,
  ) {}

  /** Runs for about `ms`; returns whether rows are left. */
  async run(importId: number, ms: number): Promise<boolean> {
    const end = Date.now() + ms;
    while (Date.now() < end) {
      // Those of the previous slice, also if its worker was killed: a finished import leaves none.
      await this.applying.refreshSets(this.db.manager);
      const left = await this.db.transaction((manager) => this.slice(manager, importId));
      if (!left) return false;
    }
    return true;
  }

  private async slice(manager: EntityManager, id: number): Promise<boolean> {
    await this.applying.begin(manager);
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(ProductImport, { where: { id }, lock });
    if (row?.state === 'queued' || row?.state === 'running') return this.apply(manager, id);
    if (row?.state === 'reverting') return this.revert(manager, id);
    return false;
  }

  private async apply(manager: EntityManager, id: number): Promise<boolean> {
    const rows = await this.applying.next(manager, id, SLICE);
    if (rows.length > 0) {
      await this.applying.apply(manager, id, rows);
      await this.applying.advance(manager, id, rows.length);
      return true;
    }
    await this.checking.count(manager, id);
    await manager.update(ProductImport, { id }, { state: 'done', finishedAt: new Date() });
    return false;
  }

  private async revert(manager: EntityManager, id: number): Promise<boolean> {
    const rows = await this.reverting.next(manager, id, SLICE);
    if (rows.length > 0) {
      await this.reverting.revert(manager, id, rows);
      await this.applying.advance(manager, id, rows.length);
      return true;
    }
    await this.reverting.finish(manager, id);
    return false;
  }
}
