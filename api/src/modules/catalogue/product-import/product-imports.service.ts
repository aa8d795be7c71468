import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction } from '@shop/shop-rules';
import pLimit from 'p-limit';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict, NotFound, Rejected } from '../../../platform/http/problem.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Uploads, type Upload } from '../../../platform/files/uploads.js';
import { writeAudit, type AuditRecord } from '../../back-office/audit/write-audit.js';
import { ProductImportCheckQueries } from './steps/product-import-check.queries.js';
import type { ProductImportDto } from './product-import.dto.js';
import { ProductImport } from './product-import.entity.js';
import { REVERT_DAYS } from './product-imports.queries.js';
import { ProductImportsReader } from './product-imports.reader.js';
import { SheetProcess } from './sheet-process.js';
import { msg } from '../../../platform/i18n/message.js';

const DAY_MS = 86_400_000;
/** Retention of imports and their rows. */
const KEPT_DAYS = 90;
/** Concurrent lookups of uploaded files. */
const LOOK_UPS = 20;

/** Excel imports: check, confirm, cancel, revert. The worker writes the products. */
@Injectable()
export class ProductImportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sheets: SheetProcess,
    private readonly uploads: Uploads,
    private readonly checking: ProductImportCheckQueries,
    private readonly reader: ProductImportsReader,
    private readonly outbox: Outbox,
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
    return this.reader.one(id);
  }

  /** Queues a checked import; a second call changes nothing. */
  async confirm(id: number, skipErrors = false): Promise<ProductImportDto> {
    await this.db.transaction(async (manager) => {
      const row = await this.locked(manager, id);
      if (row.state === 'reverting' || row.state === 'reverted')
        throw new Conflict('import_reverted', msg('import.reverted'));
      if (row.state === 'cancelled')
        throw new Conflict('import_cancelled', msg('import.cancelledBefore'));
      if (row.state !== 'checked') return;
      if (row.errors > 0 && !skipErrors) throw await this.reader.refusal(id);
      const goal = row.creates + row.updates;
      await manager.update(
        ProductImport,
        { id },
        { state: 'queued', goal, progress: 0, confirmedAt: new Date() },
      );
      await this.outbox.put(manager, 'products.import', `import-${id}`, { importId: id });
      await writeAudit(manager, auditRecord('confirmed', id, row.fileName));
    });
    return this.reader.one(id);
  }

  /**
   * Ends an import that waits or runs: what it imported stays until it is reverted. Waits for the rows that the worker
   * writes at this moment. A second call changes nothing.
   */
  async cancel(id: number): Promise<ProductImportDto> {
    await this.db.transaction(async (manager) => {
      const { state, fileName, progress, goal } = await this.locked(manager, id);
      if (state === 'cancelled') return;
      if (state !== 'queued' && state !== 'running')
        throw new Conflict('import_not_running', msg('import.notRunning'));
      await manager.update(
        ProductImport,
        { id },
        { state: 'cancelled', finishedAt: () => 'now()' },
      );
      await writeAudit(manager, {
        ...auditRecord('cancelled', id, fileName),
        changes: { importedRows: { to: progress }, allRows: { to: goal } },
      });
    });
    return this.reader.one(id);
  }

  /** Queues the revert of an import; a second call changes nothing. */
  async revert(id: number): Promise<ProductImportDto> {
    await this.db.transaction(async (manager) => {
      const row = await this.locked(manager, id);
      if (row.state === 'reverting' || row.state === 'reverted') return;
      if (!(row.state === 'done' || row.state === 'cancelled') || !row.finishedAt)
        throw new Conflict('import_not_done', msg('import.notDone'));
      if (Date.now() - row.finishedAt.getTime() > REVERT_DAYS * DAY_MS)
        throw new Rejected('import_too_old', msg('import.revertPeriod', { days: REVERT_DAYS }));
      const goal = row.state === 'cancelled' ? row.progress : row.creates + row.updates;
      await manager.update(ProductImport, { id }, { state: 'reverting', goal, progress: 0 });
      await this.outbox.put(manager, 'products.import', `import-${id}-revert`, { importId: id });
      await writeAudit(manager, auditRecord('reverted', id, row.fileName));
    });
    return this.reader.one(id);
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
}

const auditRecord = (action: AuditAction, subjectId: number, label: string): AuditRecord => ({
  action,
  subject: 'product_imports',
  subjectId,
  label,
});
