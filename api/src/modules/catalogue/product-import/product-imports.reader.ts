import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { NotFound, Rejected } from '../../../platform/http/problem.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import type {
  ProductImportDto,
  ProductImportRowsDto,
  ProductImportRowsQueryDto,
  ProductImportsDto,
  ProductImportsQueryDto,
} from './product-import.dto.js';
import { ProductImportsQueries } from './product-imports.queries.js';
import { msg } from '../../../platform/i18n/message.js';

const POLL_MS = 100;

/** Reads Excel imports and their rows. */
@Injectable()
export class ProductImportsReader {
  constructor(
    private readonly queries: ProductImportsQueries,
    private readonly timeouts: Timeouts,
  ) {}

  /** The import once it has ended, or its state after the timeout. */
  async settled(id: number): Promise<ProductImportDto> {
    const until = Date.now() + this.timeouts.importTimeout;
    let row = await this.one(id);
    while (row.state !== 'done' && row.state !== 'cancelled' && Date.now() < until) {
      await pause(POLL_MS);
      row = await this.one(id);
    }
    return row;
  }

  async all({ page = 1, limit = 20 }: ProductImportsQueryDto): Promise<ProductImportsDto> {
    const [imports, total] = await Promise.all([
      this.queries.page(limit, (page - 1) * limit),
      this.queries.total(),
    ]);
    return { imports, total, page, limit };
  }

  some(ids: number[]): Promise<ProductImportDto[]> {
    return this.queries.some(ids);
  }

  async rows(
    id: number,
    { page = 1, limit = 50, state, warned }: ProductImportRowsQueryDto,
  ): Promise<ProductImportRowsDto> {
    const { toCreate, toUpdate, unchanged, errors, warnings, total } = await this.one(id);
    const counts = { create: toCreate, update: toUpdate, unchanged, error: errors };
    const offset = (page - 1) * limit;
    if (warned) {
      const rows = await this.queries.rows(id, null, limit, offset, true);
      return { rows, total: warnings, page, limit };
    }
    const rows = await this.queries.rows(id, state ?? null, limit, offset);
    return { rows, total: state ? counts[state] : total, page, limit };
  }

  async one(id: number): Promise<ProductImportDto> {
    const row = await this.queries.one(id);
    if (!row) throw new NotFound(msg('import.notFound'));
    return row;
  }

  /** An error with the first wrong cells; the import lists them all. */
  async refusal(id: number): Promise<Rejected> {
    const { errors, total } = await this.one(id);
    const rows = await this.queries.rows(id, 'error', 50, 0);
    const wrong = rows.flatMap(({ row, errors: found }) =>
      found.map(({ cell, reason }) => ({ pointer: `#/${cell ?? `row ${row}`}`, detail: reason })),
    );
    const [first] = wrong;
    const detail = first
      ? msg('import.hasErrorsFirst', {
          errors,
          total,
          cell: first.pointer.slice(2),
          reason: first.detail,
        })
      : msg('import.hasErrors', { errors, total });
    return new Rejected('import_has_errors', detail, wrong);
  }
}
