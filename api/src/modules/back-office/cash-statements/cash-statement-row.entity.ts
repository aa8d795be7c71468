import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** How a row compares with what was collected. */
export const ROW_KINDS = [
  'equal',
  'less',
  'more',
  'unknown',
  'missing',
  'booked',
  'not_collected',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A waybill of a statement, or a parcel of its period that it does not list; money in fils. */
@Entity('cash_statement_rows')
@Index('cash_statement_rows_kind', ['statementId', 'kind', 'id'])
@Index('cash_statement_rows_statement', ['statementId', 'id'])
/** The cash of an order is booked by one row at most. */
@Index('cash_statement_rows_booked', ['orderId'], { unique: true, where: 'booked_at is not null' })
export class CashStatementRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') statementId: number;
  /** The first row of the file with this waybill; null for a missing parcel. */
  @Column('integer', { nullable: true }) rowNo: number | null;
  /** Rows of the file with this waybill, whose amounts are added up. */
  @Column('integer', { default: 1 }) lineCount: number;
  @Column('text') waybill: string;
  @Index('cash_statement_rows_order')
  @Column('integer', { nullable: true })
  orderId: number | null;
  /** Null for a missing parcel. */
  @Column('integer', { nullable: true }) statedFils: number | null;
  /** Null unless cash was collected. */
  @Column('integer', { nullable: true }) collectedFils: number | null;
  @Column('text', { default: 'unknown' }) kind: RowKind;
  /** When this row booked the cash of its order. */
  @Column('timestamptz', { nullable: true }) bookedAt: Date | null;
  @Column('text', { default: '' }) note: string;
  /** Raised by each change of the note. */
  @Column('integer', { default: 0 }) noteVersion: number;
  @Index('cash_statement_rows_noted_by')
  @Column('integer', { nullable: true })
  notedBy: number | null;
  @Column('timestamptz', { nullable: true }) notedAt: Date | null;
}
