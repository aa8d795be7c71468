import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ShipmentState } from './shipment-machine.js';

/** A shipment with its consignee; money in fils. */
@Entity('shipments')
@Index('shipments_live', ['orderId'], {
  unique: true,
  where: "state not in ('rejected', 'voided')",
})
@Index('shipments_order_id', ['orderId', 'id'])
@Index('shipments_state', ['state', 'updatedAt'])
@Index('shipments_scanned', ['scannedAt'], {
  where: 'scanned_at is not null and scan_settled_at is null',
})
export class Shipment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') orderId: number;
  /** Our reference at the carrier: the order's operation id. */
  @Column('text') reference: string;
  @Column('text', { default: 'requested' }) state: ShipmentState;
  @Index('shipments_awb', { unique: true })
  @Column('text', { nullable: true })
  awb: string | null;
  @Column('text', { default: '' }) labelUrl: string;
  @Column('text') personName: string;
  @Column('text') email: string;
  /** E.164. */
  @Column('text') phone: string;
  @Column('text') line1: string;
  @Column('text', { default: '' }) line2: string;
  @Column('text') city: string;
  @Column('text', { default: '' }) postCode: string;
  /** Collected on delivery. */
  @Column('integer', { default: 0 }) codFils: number;
  @Column('integer', { default: 0 }) tries: number;
  /** When the carrier was last called to create it; the response may be lost. */
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  @Column('text', { default: '' }) lastError: string;
  @Column('timestamptz', { nullable: true }) trackedAt: Date | null;
  @Column('text', { default: '' }) trackingText: string;
  /** When the carrier was first seen to have the parcel although it was voided. */
  @Column('timestamptz', { nullable: true }) scannedAt: Date | null;
  /** When staff settled that. */
  @Column('timestamptz', { nullable: true }) scanSettledAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
