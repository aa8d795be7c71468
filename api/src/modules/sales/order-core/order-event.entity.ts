import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Machine } from './machine.js';
import type { StoredMessage } from '../../../platform/i18n/message.js';

/** An event of the order's history: what changed, by whom and why. */
@Entity('order_events')
@Index('order_events_order_id', ['orderId', 'id'])
@Index('order_events_sold', ['id'], {
  where: "subject = 'order' and event in ('captured', 'confirmed')",
})
export class OrderEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;
  @Column('integer') orderId: number;
  @Column('text') subject: Machine<string, string>['name'] | 'mail';
  @Column('text') event: string;
  @Column('text', { nullable: true }) fromState: string | null;
  @Column('text') toState: string;
  /** `shopper:7`, `staff:1`, `system` or `provider`. */
  @Column('text') actor: string;
  /** In English, or as a person wrote it. */
  @Column('text', { default: '' }) why: string;
  /** The message of `why`; null for texts of persons and for old rows. */
  @Column('jsonb', { nullable: true }) whyMessage: StoredMessage | null;
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) createdAt: Date;
}
