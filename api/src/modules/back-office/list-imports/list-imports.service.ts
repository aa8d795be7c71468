import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AuditAction, IMPORT_RIGHTS, type ListImportKind } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { refuseUnconfirmed } from '../../../platform/auth/refusals.js';
import type { ListTable } from '../../../platform/files/list-table.js';
import type { Upload } from '../../../platform/files/uploads.js';
import type { Principal } from '../../../platform/http/principal.js';
import { Conflict, Forbidden, NotFound, Rejected } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { SheetProcess } from '../../catalogue/product-import/sheet-process.js';
import { writeAudit, type AuditRecord } from '../audit/write-audit.js';
import { ListTables } from './list-tables.js';
import { checkRows, LONGEST_CELL, readList, type FileRow } from './list-file.js';
import type {
  ListImportDto,
  ListImportRowsDto,
  ListImportRowsQueryDto,
} from './list-import.dto.js';
import { ListImport } from './list-import.entity.js';
import { ListImportsQueries, UNDO_DAYS } from './list-imports.queries.js';
import { ROWS_AT_ONCE, RowWriter, type WrittenRow } from './row-writer.js';

const DAY_MS = 86_400_000;
/** Ends a transaction without an error. */
class Rollback extends Error {}

/** Files of lists that an export wrote and staff edited: check, import, undo. The worker writes the rows. */
@Injectable()
export class ListImportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly tables: ListTables,
    private readonly sheets: SheetProcess,
    private readonly queries: ListImportsQueries,
    private readonly outbox: Outbox,
  ) {}

  /** Tries every row of the file in transactions that are rolled back, so that the shop does not change. */
  async check(
    user: Principal,
    kind: ListImportKind,
    query: object,
    file: Upload,
  ): Promise<ListImportDto> {
    const table = this.tables.of(kind);
    const lines = await this.sheets.lines(file.path, LONGEST_CELL);
    const rows = checkRows(readList(lines, table, query), table, query);
    const valid = rows.filter(({ errors }) => errors.length === 0);
    const tried = new Map<number, WrittenRow>();
    for (let from = 0; from < valid.length; from += ROWS_AT_ONCE)
      for (const row of await this.tried(
        user,
        table,
        query,
        valid.slice(from, from + ROWS_AT_ONCE),
      ))
        tried.set(row.row, row);
    const fileName = file.originalname.slice(-200);
    const id = await this.db.transaction(async (manager) => {
      const added = await manager.save(
        manager.create(ListImport, { kind, query, fileName, createdBy: user.id }),
      );
      await this.queries.addRows(
        manager,
        added.id,
        rows.map((row) => ({
          ...row,
          errors: tried.get(row.row)?.errors ?? row.errors,
          action: tried.get(row.row)?.action ?? 'error',
        })),
      );
      await writeAudit(manager, importRecord('checked', added));
      return added.id;
    });
    return this.one(user, id);
  }

  /** Queues a checked file, coupons with a confirmed identity; a second call changes nothing. */
  async confirm(user: Principal, id: number, skipErrors = false): Promise<ListImportDto> {
    await this.db.transaction(async (manager) => {
      const row = await this.locked(manager, user, id);
      refuseUnconfirmedMoney(row, user);
      if (row.state === 'undoing' || row.state === 'undone')
        throw new Conflict('import_undone', msg('listImport.undone'));
      if (row.state !== 'checked') return;
      if (row.errors > 0 && !skipErrors)
        throw new Rejected(
          'import_has_errors',
          msg('listImport.hasErrors', { errors: row.errors, total: row.total }),
        );
      await manager.update(
        ListImport,
        { id },
        { state: 'queued', goal: row.creates + row.updates, startedBy: user.id },
      );
      await this.outbox.put(manager, 'lists.import', `list-import-${id}`, { listImportId: id });
      await writeAudit(manager, importRecord('confirmed', row));
    });
    return this.one(user, id);
  }

  /** Queues the undo of an import, also of one in progress, of coupons with a confirmed identity; a second call changes nothing. */
  async undo(user: Principal, id: number): Promise<ListImportDto> {
    await this.db.transaction(async (manager) => {
      const row = await this.locked(manager, user, id);
      refuseUnconfirmedMoney(row, user);
      if (row.state === 'undoing' || row.state === 'undone') return;
      if (row.state === 'checked') throw new Conflict('import_not_done', msg('listImport.notDone'));
      const isDone = row.state === 'done';
      // One in progress, or that the worker has given up, has no end.
      const end = row.finishedAt ?? row.createdAt;
      if (Date.now() - end.getTime() > UNDO_DAYS * DAY_MS)
        throw new Rejected('import_too_old', msg('listImport.tooOld', { days: UNDO_DAYS }));
      await manager.update(
        ListImport,
        { id },
        {
          ...{ state: 'undoing', progress: 0, startedBy: user.id },
          goal: isDone ? row.creates + row.updates : row.progress,
        },
      );
      await this.queries.stop(manager, id);
      const key = `list-import-${id}-undo`;
      await this.outbox.put(manager, 'lists.import', key, { listImportId: id });
      await writeAudit(manager, importRecord('reverted', row));
    });
    return this.one(user, id);
  }

  /** A file that the account uploaded; any for admins. */
  async one(user: Principal, id: number): Promise<ListImportDto> {
    await this.owned(this.db.manager, user, id);
    const [row] = await this.queries.some([id]);
    if (!row) throw notFound();
    return row;
  }

  /** Those with these ids, in no order; for the list of jobs. */
  some(ids: number[]): Promise<ListImportDto[]> {
    return this.queries.some(ids);
  }

  /** The rows of a file with what they do, or why they do nothing. */
  async rows(
    user: Principal,
    id: number,
    { page = 1, limit = 50, state }: ListImportRowsQueryDto,
  ): Promise<ListImportRowsDto> {
    const row = await this.owned(this.db.manager, user, id);
    const { kind, query, creates, updates, unchanged, errors } = row;
    const [name = ''] = this.tables.of(kind).columns(query);
    const rows = await this.queries.rows(id, state ?? null, limit, (page - 1) * limit, name);
    const counts = { create: creates, update: updates, unchanged, error: errors };
    return { rows, total: state ? counts[state] : row.total, page, limit };
  }

  private async tried(
    user: Principal,
    table: ListTable,
    query: object,
    rows: FileRow[],
  ): Promise<WrittenRow[]> {
    let written: WrittenRow[] = [];
    await this.db
      .transaction(async (manager) => {
        written = await new RowWriter(table, query, manager, user).write(rows);
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
    return written;
  }

  private async locked(manager: EntityManager, user: Principal, id: number): Promise<ListImport> {
    await this.queries.lock(manager, id);
    return this.owned(manager, user, id);
  }

  private async owned(manager: EntityManager, user: Principal, id: number): Promise<ListImport> {
    const row = await manager.findOneBy(ListImport, { id });
    if (!row || !(user.role === 'admin' || row.createdBy === user.id)) throw notFound();
    const right = IMPORT_RIGHTS[row.kind];
    if (user.rights.has(right)) return row;
    throw new Forbidden(
      msg('auth.rightMissing', { right: msg(`right.${right}`) }),
      'right_missing',
    );
  }
}

/** Coupons are money: their import needs a confirmed identity, like the form. */
const refuseUnconfirmedMoney = ({ kind }: ListImport, user: Principal): void => {
  if (kind === 'coupons') refuseUnconfirmed(user);
};

const notFound = (): NotFound => new NotFound(msg('import.notFound'));

const importRecord = (
  action: AuditAction,
  { id, kind, fileName }: Pick<ListImport, 'id' | 'kind' | 'fileName'>,
): AuditRecord => ({
  ...{ action, subject: 'list_imports', subjectId: id, label: fileName },
  changes: { list: { to: kind } },
});
