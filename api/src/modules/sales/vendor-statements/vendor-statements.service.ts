import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { dubaiDay, toAed } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import type { Principal } from '../../../platform/http/principal.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { MailsService } from '../mails/mails.service.js';
import { StatementChangesQueries } from './statement-changes.queries.js';
import {
  statementNumber,
  toEntryDto,
  toPercent,
  toStatementDto,
  toSums,
} from './statement-view.js';
import type {
  OpenStatementsDto,
  StatementDto,
  StatementEntriesDto,
  StatementListQueryDto,
  StatementMonthsDto,
  StatementPageDto,
  StatementPaymentDto,
} from './vendor-statement.dto.js';
import {
  VendorStatementsQueries,
  type EntriesOf,
  type StoredStatement,
} from './vendor-statements.queries.js';

const PAGE = 20;

/** Vendors read their own statements, others those of all. */
const ownId = ({ role, id }: Principal): number | undefined => (role === 'vendor' ? id : undefined);

/** Reads statements of vendors, and records their payment. */
@Injectable()
export class VendorStatementsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: VendorStatementsQueries,
    private readonly changes: StatementChangesQueries,
    private readonly mails: MailsService,
  ) {}

  /** A page of issued statements, the latest month first. */
  async page(
    { page = 1, limit = PAGE, month, vendor, state }: StatementListQueryDto,
    caller: Principal,
  ): Promise<StatementPageDto> {
    const isPaid = state && state === 'paid';
    const search = { vendorId: ownId(caller) ?? vendor, month, isPaid };
    const [rows, total] = await Promise.all([
      this.queries.page(search, limit, (page - 1) * limit),
      this.queries.count(search),
    ]);
    return { statements: rows.map(toStatementDto), total, page, limit };
  }

  /** Sums of the statements by month. */
  async months(caller: Principal): Promise<StatementMonthsDto> {
    const rows = await this.queries.months(ownId(caller));
    return {
      months: rows.map(({ month, statements, unpaid, unpaidFils, ...sums }) => ({
        month,
        ...toSums(sums),
        statements,
        unpaid,
        unpaidPayout: toAed(unpaidFils),
      })),
    };
  }

  /** What the next statements would contain. */
  async open(vendor: number | undefined, caller: Principal): Promise<OpenStatementsDto> {
    const [until, rows] = await Promise.all([
      this.queries.until(),
      this.queries.open(ownId(caller) ?? vendor),
    ]);
    return {
      until,
      open: rows.map(({ vendorId, vendor: name, basisPoints, ...sums }) => ({
        vendorId,
        vendor: name,
        percent: toPercent(basisPoints),
        ...toSums(sums),
      })),
    };
  }

  /** A page of what the next statement of a vendor would contain. */
  openEntries(
    vendor: number | undefined,
    page: number | undefined,
    limit: number | undefined,
    caller: Principal,
  ): Promise<StatementEntriesDto> {
    const vendorId = ownId(caller) ?? vendor;
    if (vendorId === undefined) {
      const detail = msg('statement.vendorMissing');
      throw new InvalidInput(detail, [{ pointer: '#/vendor', detail }]);
    }
    return this.entryPage({ vendorId }, page, limit);
  }

  /** A page of the entries of a statement that the caller may see. */
  async entries(
    id: number,
    page: number | undefined,
    limit: number | undefined,
    caller: Principal,
  ): Promise<StatementEntriesDto> {
    await this.stored(id, caller);
    return this.entryPage({ statementId: id }, page, limit);
  }

  async one(id: number, caller: Principal): Promise<StatementDto> {
    return toStatementDto(await this.stored(id, caller));
  }

  /** The row of a statement that the caller may see. */
  async stored(id: number, caller: Principal): Promise<StoredStatement> {
    const found = await this.queries.one(id, ownId(caller));
    if (!found) throw new NotFound(msg('statement.notFound'));
    return found;
  }

  /**
   * Records or corrects the payment of a statement, and tells the vendor about a new one; 409 if it was changed since
   * `version` was read.
   */
  async pay(
    id: number,
    { version, paidOn, reference }: StatementPaymentDto,
    caller: Principal,
  ): Promise<StatementDto> {
    const before = await this.stored(id, caller);
    checkPayment(paidOn, reference);
    const stored = paidOn === null ? '' : reference;
    const after = await this.db.transaction(async (manager) => {
      const paid = await this.changes.pay(manager, id, version, paidOn, stored);
      if (!paid) throw new Conflict('changed_meanwhile', msg('settings.changedMeanwhile'));
      await writeAudit(manager, {
        action: 'paid',
        subject: 'vendor_statements',
        subjectId: id,
        label: statementNumber(paid.no),
        changes: changesOf(
          { paidOn: before.paidOn, reference: before.reference },
          { paidOn, reference: stored },
        ),
      });
      if (before.paidOn === null) await this.tell(manager, paid);
      return paid;
    });
    return toStatementDto(after);
  }

  /** A vendor who owes the amount has paid it, and needs no mail. */
  private async tell(manager: EntityManager, paid: StoredStatement): Promise<void> {
    if (paid.paidOn === null || paid.payoutFils <= 0) return;
    const receiver = await this.changes.receiver(manager, paid.vendorId);
    if (!receiver?.email) return;
    const { email, locale, name } = receiver;
    const { id, no, month, payoutFils: amountFils, paidOn, reference, version } = paid;
    await this.mails.vendorStatement(
      manager,
      'statement-paid',
      `${id}:${version}`,
      { email, locale },
      {
        statementId: id,
        statement: statementNumber(no),
        month,
        amountFils,
        name,
        paidOn,
        reference,
      },
    );
  }

  private async entryPage(of: EntriesOf, page = 1, limit = PAGE): Promise<StatementEntriesDto> {
    const [rows, total] = await Promise.all([
      this.queries.entries(of, limit, (page - 1) * limit),
      this.queries.entryCount(of),
    ]);
    return { entries: rows.map(toEntryDto), total, page, limit };
  }
}

const checkPayment = (paidOn: string | null, reference: string): void => {
  if (paidOn === null) return;
  if (paidOn > dubaiDay(new Date())) {
    const detail = msg('statement.paidLater');
    throw new InvalidInput(detail, [{ pointer: '#/paidOn', detail }]);
  }
  if (reference === '') {
    const detail = msg('statement.referenceMissing');
    throw new InvalidInput(detail, [{ pointer: '#/reference', detail }]);
  }
};
