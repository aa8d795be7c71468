import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A statement of the carrier about the cash that it remits, as it was uploaded. */
@Entity('cash_statements')
export class CashStatement {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') fileName: string;
  @Index('cash_statements_uploaded_by')
  @Column('integer', { nullable: true })
  uploadedBy: number | null;
  /** Headings of the columns that were read. */
  @Column('text') waybillHeading: string;
  @Column('text') amountHeading: string;
  /** Rows of the file without a waybill, such as its total. */
  @Column('integer', { default: 0 }) ignoredRows: number;
  /** First and last day of delivery in Dubai that it is about, like 2026-12-01; null if no parcel was found. */
  @Column('date', { nullable: true }) fromDay: string | null;
  @Column('date', { nullable: true }) toDay: string | null;
  /** Raised by each booking and by the undo. */
  @Column('integer', { default: 0 }) version: number;
  @Index('cash_statements_created_at')
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
  /** When its equal rows were last booked. */
  @Column('timestamptz', { nullable: true }) bookedAt: Date | null;
  @Index('cash_statements_booked_by')
  @Column('integer', { nullable: true })
  bookedBy: number | null;
  @Column('timestamptz', { nullable: true }) undoneAt: Date | null;
  @Index('cash_statements_undone_by')
  @Column('integer', { nullable: true })
  undoneBy: number | null;
}
