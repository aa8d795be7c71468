import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Machine } from './machine.js';
import type { StoredMessage } from '../../../platform/i18n/message.js';

/** A line of the order's history: who changed what from where to where, and why. */
@Entity('order_events')
@Index('order_events_order_id', ['orderId', 'id'])
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
  /** What `why` says, where the shop says it; rows from before there were messages have none. */
  @Column('jsonb', { nullable: true }) whyMessage: StoredMessage | null;
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) createdAt: Date;
}
