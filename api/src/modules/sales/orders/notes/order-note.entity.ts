import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A note of staff on an order; shoppers and vendors never see it. */
@Entity('order_notes')
@Index('order_notes_order_id', ['orderId', 'id'])
@Index('order_notes_key', ['staffId', 'key'], { unique: true })
export class OrderNote {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') orderId: number;
  @Column('integer') staffId: number;
  @Column('text') text: string;
  /** `Idempotency-Key` of the request. */
  @Column('text', { nullable: true }) key: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) editedAt: Date | null;
}
