import type { ReturnReason } from '@shop/shop-rules';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ReturnState } from './return-machine.js';

/** A request of a shopper to return lines of an order. */
@Entity('returns')
@Index('returns_state', ['state', 'createdAt', 'id'])
@Index('returns_key', ['orderId', 'key'], { unique: true })
export class Return {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') orderId: number;
  @Column('text', { default: 'requested' }) state: ReturnState;
  @Column('text') reason: ReturnReason;
  /** The shopper's own words. */
  @Column('text', { default: '' }) note: string;
  /** Why staff refused it, for the shopper. */
  @Column('text', { default: '' }) refusal: string;
  /** `Idempotency-Key` of the request. */
  @Column('text', { nullable: true }) key: string | null;
  /** Content of the request, to detect a key that is used for another one. */
  @Column('text', { default: '' }) fingerprint: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) approvedAt: Date | null;
  @Column('timestamptz', { nullable: true }) receivedAt: Date | null;
  /** When it was refunded, refused or withdrawn. */
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
}
