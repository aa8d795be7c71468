import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The reversal of the invoice of a cash order that was not delivered; inserted by the database with the void cash. */
@Entity('invoice_reversals')
export class InvoiceReversal {
  @PrimaryColumn('integer') orderId: number;
  /** Assigned by the database when the reversal is committed. */
  @Index('invoice_reversals_credit_note_no', {
    unique: true,
    where: 'credit_note_no is not null',
  })
  @Column('integer', { nullable: true })
  creditNoteNo: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
