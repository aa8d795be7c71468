import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AuditAction, toAed, type Locale } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import type { Upload } from '../../../platform/files/uploads.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';
import { SHEET_LIMITS } from '../../catalogue/product-import/read/sheet-limits.js';
import { SheetProcess } from '../../catalogue/product-import/sheet-process.js';
import {
  COD_MACHINE,
  type CodEventName,
  type CodState,
} from '../../sales/order-core/payment/cod-machine.js';
import { nextState } from '../../sales/order-core/machine.js';
import { writeAudit, type AuditRecord } from '../audit/write-audit.js';
import {
  CashStatementChangesQueries,
  type CashMove,
  type MovedOrder,
} from './cash-statement-changes.queries.js';
import { CashStatementRow } from './cash-statement-row.entity.js';
import type {
  CashStatementDto,
  CashStatementRowDto,
  CashStatementRowsDto,
  CashStatementRowsQueryDto,
  CashStatementsDto,
  CashStatementsQueryDto,
  StatementNoteDto,
  StatementInputDto,
} from './cash-statement.dto.js';
import { CashStatement } from './cash-statement.entity.js';
import { CashStatementsQueries } from './cash-statements.queries.js';
import { differencesSheet, exampleSheet } from './differences-sheet.js';
import {
  columnChoice,
  findColumns,
  readStatement,
  refusedFile,
  type FoundColumns,
  type StatementColumns,
} from './statement-file.js';
import { plainHeading } from './statement-headings.js';

/** Longest period, in days, so that few parcels can be missing. */
const LONGEST_PERIOD = 92;
const DAY_MS = 86_400_000;
/** Parcels of the example file. */
const EXAMPLES = 200;
/** Audit entries of one insert. */
const BATCH = 1000;

/** Statements of the carrier about the cash that it remits: compare, book, undo. */
@Injectable()
export class CashStatementsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: CashStatementsQueries,
    private readonly changes: CashStatementChangesQueries,
    private readonly sheets: SheetProcess,
  ) {}

  async all({ page = 1, limit = 20 }: CashStatementsQueryDto): Promise<CashStatementsDto> {
    const [statements, total] = await Promise.all([
      this.queries.page(limit, (page - 1) * limit),
      this.queries.total(),
    ]);
    return { statements, total, page, limit };
  }

  async one(id: number): Promise<CashStatementDto> {
    const row = await this.queries.one(id);
    if (!row) throw new NotFound(msg('cashStatement.notFound'));
    return row;
  }

  async rows(
    id: number,
    { page = 1, limit = 50, kind }: CashStatementRowsQueryDto,
  ): Promise<CashStatementRowsDto> {
    const { kinds } = await this.one(id);
    const rows = await this.queries.rows(id, kind ?? null, limit, (page - 1) * limit);
    const counted = kinds.filter((each) => kind === undefined || each.kind === kind);
    return { rows, total: counted.reduce((sum, each) => sum + each.rows, 0), page, limit };
  }

  /** Reads and compares a statement; it books nothing. Without known columns, those to choose from. */
  async upload(
    staffId: number,
    file: Upload,
    input: StatementInputDto,
  ): Promise<CashStatementDto | FoundColumns> {
    const period = periodOf(input);
    const lines = await this.sheets.lines(file.path);
    if (lines.length === 0) throw refusedFile(msg('cashStatement.noTable'));
    const chosen = chosenColumns(input);
    const remembered = await this.changes.remembered(this.db.manager);
    const columns = chosen ?? (input.chooseColumns ? undefined : findColumns(lines, remembered));
    if (!columns) return columnChoice(lines);
    const { headings, rows, ignored } = readStatement(lines, columns);
    const id = await this.db.transaction(async (manager) => {
      if (chosen)
        for (const meaning of ['waybill', 'amount'] as const)
          await this.changes.remember(manager, plainHeading(headings[meaning]), meaning);
      const { id } = await manager.save(
        manager.create(CashStatement, {
          fileName: file.originalname.slice(-200),
          uploadedBy: staffId,
          waybillHeading: headings.waybill,
          amountHeading: headings.amount,
          ignoredRows: ignored,
        }),
      );
      await this.changes.addRows(manager, id, rows);
      await this.changes.compare(manager, id);
      await this.addMissing(manager, id, period ?? (await this.changes.period(manager, id)));
      await writeAudit(manager, auditRecord('uploaded', id, file.originalname.slice(-200)));
      return id;
    });
    return this.one(id);
  }

  /** Books the cash of all equal rows as remitted, each order once; a second call books only what is new. */
  async book(id: number, staffId: number): Promise<{ statement: CashStatementDto; rows: number }> {
    const rows = await this.db.transaction(async (manager) => {
      const statement = await this.locked(manager, id);
      if (statement.undoneAt) throw new Conflict('statement_undone', msg('cashStatement.undone'));
      await this.changes.compare(manager, id);
      const why = msg('cashStatement.bookedBy', { file: statement.fileName });
      const booked = await this.changes.book(
        manager,
        id,
        moveOf('collected', 'remitted', staffId, why),
      );
      if (booked.length === 0) return 0;
      await manager.update(CashStatement, id, {
        bookedAt: () => 'now()',
        bookedBy: staffId,
        version: statement.version + 1,
      });
      await this.audit(manager, 'booked', statement, booked, 'remitted');
      return booked.length;
    });
    return { statement: await this.one(id), rows };
  }

  /** Takes back a statement with everything it booked; a second call changes nothing. */
  async undo(id: number, staffId: number, version: number): Promise<CashStatementDto> {
    await this.db.transaction(async (manager) => {
      const statement = await this.locked(manager, id);
      if (statement.undoneAt) return;
      if (statement.version !== version)
        throw new Conflict('changed_meanwhile', msg('cashStatement.changedMeanwhile'));
      const why = msg('cashStatement.undoneBy', { file: statement.fileName });
      const unbooked = await this.changes.unbook(
        manager,
        id,
        moveOf('remitted', 'remittance_undone', staffId, why),
      );
      await manager.update(CashStatement, id, {
        undoneAt: () => 'now()',
        undoneBy: staffId,
        version: version + 1,
      });
      await this.audit(manager, 'undone', statement, unbooked, 'remittance_undone');
    });
    return this.one(id);
  }

  /** Replaces the note of a row; rejected if it was changed since `version` was read. */
  async note(
    statementId: number,
    rowId: number,
    staffId: number,
    { note, version }: StatementNoteDto,
  ): Promise<CashStatementRowDto> {
    await this.db.transaction(async (manager) => {
      const { fileName } = await this.locked(manager, statementId);
      const row = await manager.findOneBy(CashStatementRow, { id: rowId, statementId });
      if (!row) throw new NotFound(msg('cashStatement.rowNotFound'));
      if (row.note === note) return;
      if (row.noteVersion !== version)
        throw new Conflict('changed_meanwhile', msg('cashStatement.noteChanged'));
      await manager.update(CashStatementRow, rowId, {
        note,
        noteVersion: version + 1,
        notedBy: staffId,
        notedAt: () => 'now()',
      });
      await writeAudit(manager, {
        ...auditRecord('noted', statementId, fileName),
        changes: { [row.waybill || String(rowId)]: {} },
      });
    });
    const row = await this.queries.row(rowId);
    if (!row) throw new NotFound(msg('cashStatement.rowNotFound'));
    return row;
  }

  /** The rows that are not equal, as .xlsx. */
  async differences(id: number, locale: Locale): Promise<Buffer> {
    await this.one(id);
    return this.sheets.write(differencesSheet(await this.queries.differences(id), locale));
  }

  /** A statement of the newest parcels whose cash was not remitted. */
  async example(): Promise<Buffer> {
    return this.sheets.write(exampleSheet(await this.queries.openParcels(EXAMPLES)));
  }

  private async addMissing(
    manager: EntityManager,
    id: number,
    period: { from: string; to: string } | undefined,
  ): Promise<void> {
    if (!period) return;
    await manager.update(CashStatement, id, { fromDay: period.from, toDay: period.to });
    const most = SHEET_LIMITS.rows;
    if ((await this.changes.addMissing(manager, id, period, most + 1)) > most)
      throw periodRefused(msg('cashStatement.tooManyMissing', { most }));
  }

  private async locked(manager: EntityManager, id: number): Promise<CashStatement> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(CashStatement, { where: { id }, lock });
    if (!row) throw new NotFound(msg('cashStatement.notFound'));
    return row;
  }

  /** One entry for the statement, and one for each order, as if it was booked alone. */
  private async audit(
    manager: EntityManager,
    action: AuditAction,
    { id, fileName }: CashStatement,
    moved: readonly MovedOrder[],
    event: CodEventName,
  ): Promise<void> {
    const amount = toAed(moved.reduce((sum, { fils }) => sum + fils, 0));
    await writeAudit(manager, {
      ...auditRecord(action, id, fileName),
      changes: { orders: { to: moved.length }, amount: { to: amount } },
    });
    const [[from, to] = []] = Object.entries(COD_MACHINE.transitions[event]);
    const records = moved.map(({ orderId }): AuditRecord => ({
      action: event,
      subject: 'orders',
      subjectId: orderId,
      changes: { cod: { from, to } },
    }));
    for (let at = 0; at < records.length; at += BATCH)
      await writeAudit(manager, ...records.slice(at, at + BATCH));
  }
}

const auditRecord = (action: AuditAction, subjectId: number, label: string): AuditRecord => ({
  action,
  subject: 'cash_statements',
  subjectId,
  label,
});

/** The transition of the cash of all orders of a statement. */
const moveOf = (
  from: CodState,
  event: CodEventName,
  staffId: number,
  why: ReturnType<typeof msg>,
): CashMove => {
  const to = nextState(COD_MACHINE, from, event);
  if (to === undefined) throw new Error(`Cash that is ${from} ignores ${event}.`);
  const { id, values } = why;
  return {
    from,
    to,
    event,
    actor: `staff:${staffId}`,
    why: textOf(why),
    whyMessage: { id, values },
  };
};

const periodRefused = (detail: ReturnType<typeof msg>): InvalidInput =>
  new InvalidInput(detail, [{ pointer: '#/to', detail }]);

const periodOf = ({ from, to }: StatementInputDto): { from: string; to: string } | undefined => {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) throw periodRefused(msg('cashStatement.halfPeriod'));
  if (to < from) throw periodRefused(msg('report.endsBefore'));
  const days = 1 + (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days > LONGEST_PERIOD) throw periodRefused(msg('report.tooLong', { days: LONGEST_PERIOD }));
  return { from, to };
};

const chosenColumns = ({
  headerRow,
  waybillColumn: waybill,
  amountColumn: amount,
}: StatementInputDto): StatementColumns | undefined =>
  headerRow !== undefined && waybill !== undefined && amount !== undefined
    ? { headerRow, waybill, amount }
    : undefined;
