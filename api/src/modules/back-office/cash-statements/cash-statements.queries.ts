import { Injectable } from '@nestjs/common';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { Statements } from '../../../platform/database/statements.js';
import type { CashStatementDto, CashStatementRowDto } from './cash-statement.dto.js';
import type { RowKind } from './cash-statement-row.entity.js';

const STATEMENTS = `
  select s.id, s.file_name as "fileName", s.waybill_heading as "waybillHeading",
    s.amount_heading as "amountHeading", s.ignored_rows as "ignoredRows", s.from_day::text as "from",
    s.to_day::text as "to", s.version, s.created_at as "createdAt", a.name as "uploadedBy",
    s.booked_at as "bookedAt", b.name as "bookedBy", s.undone_at as "undoneAt", c.name as "undoneBy",
    coalesce((select json_agg(k) from (
      select r.kind, count(*)::integer as rows, coalesce(sum(r.stated_fils), 0) * 0.01 as stated,
        coalesce(sum(r.collected_fils), 0) * 0.01 as collected,
        count(r.booked_at)::integer as "bookedRows",
        coalesce(sum(r.collected_fils) filter (where r.booked_at is not null), 0) * 0.01 as booked
      from cash_statement_rows r where r.statement_id = s.id group by r.kind) k), '[]') as kinds
  from cash_statements s
    left join staff a on a.id = s.uploaded_by
    left join staff b on b.id = s.booked_by
    left join staff c on c.id = s.undone_by`;

/** `rows` are joined one by one. */
const rowsOf = (rows: string): string => `
  select r.id, r.row_no as row, r.line_count as lines, r.waybill, r.kind,
    r.stated_fils * 0.01::float8 as stated, r.collected_fils * 0.01::float8 as collected,
    o.operation_id as "operationId", ${numberOf('o.id')} as number, o.cod_state as cash,
    e.created_at as "collectedAt", r.booked_at as "bookedAt", b.statement_id as "bookedIn", r.note,
    r.note_version as "noteVersion", s.name as "notedBy", r.noted_at as "notedAt"
  from ${rows} r
    left join lateral (
      select id, operation_id, cod_state from orders where id = r.order_id limit 1
    ) o on true
    left join lateral (
      select created_at from order_events
      where order_id = r.order_id and subject = 'cod' and event = 'delivered' order by id limit 1
    ) e on true
    left join lateral (
      select statement_id from cash_statement_rows
      where order_id = r.order_id and booked_at is not null limit 1
    ) b on true
    left join staff s on s.id = r.noted_by`;
const ALL_ROWS = rowsOf('cash_statement_rows');

/** With `limit` no plan hashes all shipments. */
const OPEN_PARCELS = `
  select s.awb as waybill, o.total_fils as fils
  from orders o
    cross join lateral (
      select awb from shipments
      where order_id = o.id and state = 'delivered' and awb is not null limit 1
    ) s
  where o.cod_state = 'collected' and o.total_fils > 0
  order by o.updated_at desc limit $1`;

/** SQL that reads statements of the carrier. */
@Injectable()
export class CashStatementsQueries {
  constructor(private readonly statements: Statements) {}

  /** Newest first. */
  page(limit: number, offset: number): Promise<CashStatementDto[]> {
    return this.statements.rows(`${STATEMENTS} order by s.id desc limit $1 offset $2`, [
      limit,
      offset,
    ]);
  }

  async total(): Promise<number> {
    const sql = 'select count(*)::integer as total from cash_statements';
    const [row] = await this.statements.rows<{ total: number }>(sql);
    return row?.total ?? 0;
  }

  async one(id: number): Promise<CashStatementDto | undefined> {
    const [row] = await this.statements.rows<CashStatementDto>(`${STATEMENTS} where s.id = $1`, [
      id,
    ]);
    return row;
  }

  /** In the order of the file, missing parcels at the end. */
  rows(
    id: number,
    kind: RowKind | null,
    limit: number,
    offset: number,
  ): Promise<CashStatementRowDto[]> {
    return this.statements.planned(
      `${rowsOf(`(
         select * from cash_statement_rows
         where statement_id = $1 and ($2::text is null or kind = $2)
         order by id limit $3 offset $4)`)} order by r.id`,
      [id, kind, limit, offset],
    );
  }

  /** All but the equal ones. */
  differences(id: number): Promise<CashStatementRowDto[]> {
    return this.statements.rows(
      `${ALL_ROWS} where r.statement_id = $1 and r.kind <> 'equal' order by r.kind, r.id`,
      [id],
    );
  }

  async row(id: number): Promise<CashStatementRowDto | undefined> {
    const sql = `${ALL_ROWS} where r.id = $1`;
    const [row] = await this.statements.rows<CashStatementRowDto>(sql, [id]);
    return row;
  }

  /** Delivered parcels whose cash was not remitted, newest first. */
  openParcels(limit: number): Promise<{ waybill: string; fils: number }[]> {
    return this.statements.rows(OPEN_PARCELS, [limit]);
  }
}
