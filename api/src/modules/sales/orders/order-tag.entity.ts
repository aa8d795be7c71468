import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A tag of an order; tags that differ only in case are the same. */
@Entity('order_tags')
export class OrderTag {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') orderId: number;
  @Column('text') tag: string;
  /** When the order was placed; set by a trigger. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  orderedAt: Date | null;
}
