import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A part of a refund; stored when the refund is requested. Money in fils. */
@Entity('refund_lines')
@Index('refund_lines_delivery', ['orderId'], { unique: true, where: "kind = 'delivery'" })
export class RefundLine {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Index('refund_lines_order_id')
  @Column('integer')
  orderId: number;
  /** The card payment that is refunded; null for cash. */
  @Index('refund_lines_payment_id', { where: 'refund_id is null' })
  @Column('integer', { nullable: true })
  paymentId: number | null;
  /** Null until the refund is made. */
  @Index('refund_lines_refund_id', { where: 'refund_id is not null' })
  @Column('integer', { nullable: true })
  refundId: number | null;
  /** The return that it was requested for. */
  @Index('refund_lines_return_id', { where: 'return_id is not null' })
  @Column('integer', { nullable: true })
  returnId: number | null;
  @Column('text') kind: 'goods' | 'delivery' | 'adjustment';
  @Index('refund_lines_order_line_id', { where: 'order_line_id is not null' })
  @Column('integer', { nullable: true })
  orderLineId: number | null;
  /** Quantity; 0 for the fee and an adjustment. */
  @Column('integer', { default: 0 }) quantity: number;
  /** Whether the items were returned to stock. */
  @Column('boolean', { default: false }) restocked: boolean;
  /** An adjustment may be negative: less is refunded than the items cost. */
  @Column('integer') amountFils: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
