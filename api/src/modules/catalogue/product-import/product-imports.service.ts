import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pLimit from 'p-limit';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict, NotFound, Rejected } from '../../../platform/http/problem.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { Uploads, type Upload } from '../../../platform/files/uploads.js';
import { writeAudit, type AuditRecord } from '../../back-office/audit/write-audit.js';
import { ProductImportCheckQueries } from './steps/product-import-check.queries.js';
import type {
  ProductImportDto,
  ProductImportRowsDto,
  ProductImportRowsQueryDto,
  ProductImportsDto,
  ProductImportsQueryDto,
} from './product-import.dto.js';
import { ProductImport } from './product-import.entity.js';
import { ProductImportsQueries, REVERT_DAYS } from './product-imports.queries.js';
import { SheetProcess } from './sheet-process.js';
import { msg } from '../../../platform/i18n/message.js';

const DAY_MS = 86_400_000;
/** Retention of imports and their rows. */
const KEPT_DAYS = 90;
const POLL_MS = 100;
/** Concurrent lookups of uploaded files. */
const LOOK_UPS = 20;

/** Excel imports: check, confirm, revert. The worker writes the products. */
@Injectable()
export class ProductImportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sheets: SheetProcess,
    private readonly uploads: Uploads,
    private readonly checking: ProductImportCheckQueries,
    private readonly queries: ProductImportsQueries,
    private readonly outbox: Outbox,
    private readonly timeouts: Timeouts,
  ) {}

  /** Checks every row of the file against the catalogue, without changing it. */
  async check(adminId: number, file: Upload): Promise<ProductImportDto> {
    const sheet = await this.sheets.read(file.path);
    const missing = await this.missing(sheet.files);
    const id = await this.db.transaction(async (manager) => {
      await this.checking.prune(manager, KEPT_DAYS);
      const { id } = await manager.save(
        manager.create(ProductImport, {
          fileName: file.originalname.slice(-200),
          createdBy: adminId,
          letters: sheet.letters,
          ignoredColumns: sheet.ignored,
        }),
      );
      await this.checking.addRows(manager, id, sheet.rows);
      await this.checking.refuseFiles(manager, id, missing);
      await this.checking.validate(manager, id);
      await writeAudit(manager, auditRecord('checked', id, file.originalname.slice(-200)));
      return id;
    });
    return this.one(id);
  }

  /** Queues a checked import; a second call changes nothing. */
  async confirm(id: number, skipErrors = false): Promise<ProductImportDto> {
    await this.db.transaction(async (manager) => {
      const row = await this.locked(manager, id);
      if (row.state === 'reverting' || row.state === 'reverted')
        throw new Conflict('import_reverted', msg('import.reverted'));
      if (row.state !== 'checked') return;
      if (row.errors > 0 && !skipErrors) throw await this.refusal(id);
      const goal = row.creates + row.updates;
      await manager.update(
        ProductImport,
        { id },
        { state: 'queued', goal, progress: 0, confirmedAt: new Date() },
      );
      await this.outbox.put(manager, 'products.import', `import-${id}`, { importId: id });
      await writeAudit(manager, auditRecord('confirmed', id, row.fileName));
    });
    return this.one(id);
  }

  /** Queues the revert of an import; a second call changes nothing. */
  async revert(id: number): Promise<ProductImportDto> {
    await this.db.transaction(async (manager) => {
      const row = await this.locked(manager, id);
      if (row.state === 'reverting' || row.state === 'reverted') return;
      if (row.state !== 'done' || !row.finishedAt)
        throw new Conflict('import_not_done', msg('import.notDone'));
      if (Date.now() - row.finishedAt.getTime() > REVERT_DAYS * DAY_MS)
        throw new Rejected('import_too_old', msg('import.revertPeriod', { days: REVERT_DAYS }));
      const goal = row.creates + row.updates;
      await manager.update(ProductImport, { id }, { state: 'reverting', goal, progress: 0 });
      await this.outbox.put(manager, 'products.import', `import-${id}-revert`, { importId: id });
      await writeAudit(manager, auditRecord('reverted', id, row.fileName));
    });
    return this.one(id);
  }

  /** The import once it is done, or its state after the timeout. */
  async settled(id: number): Promise<ProductImportDto> {
    const until = Date.now() + this.timeouts.importTimeout;
    let row = await this.one(id);
    while (row.state !== 'done' && Date.now() < until) {
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

  async rows(
    id: number,
    { page = 1, limit = 50, state }: ProductImportRowsQueryDto,
  ): Promise<ProductImportRowsDto> {
    const { toCreate, toUpdate, unchanged, errors, total } = await this.one(id);
    const counts = { create: toCreate, update: toUpdate, unchanged, error: errors };
    const rows = await this.queries.rows(id, state ?? null, limit, (page - 1) * limit);
    return { rows, total: state ? counts[state] : total, page, limit };
  }

  async one(id: number): Promise<ProductImportDto> {
    const row = await this.queries.one(id);
    if (!row) throw new NotFound(msg('import.notFound'));
    return row;
  }

  private async locked(manager: EntityManager, id: number): Promise<ProductImport> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(ProductImport, { where: { id }, lock });
    if (!row) throw new NotFound(msg('import.notFound'));
    return row;
  }

  private async missing(files: string[]): Promise<string[]> {
    const limit = pLimit(LOOK_UPS);
    const found = await limit.map(files, (file) => this.uploads.exists(file));
    return files.filter((_, index) => !found[index]);
  }

  /** An error with the first wrong cells; the import lists them all. */
  private async refusal(id: number): Promise<Rejected> {
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

const auditRecord = (action: string, subjectId: number, label: string): AuditRecord => ({
  action,
  subject: 'product_imports',
  subjectId,
  label,
});
