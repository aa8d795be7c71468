import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The delivery of an order with a promised day; days are those in Dubai. One row per order, never changed. */
@Entity('delivered_parcels')
@Index('delivered_parcels_deliver_by', ['deliverBy'])
@Index('delivered_parcels_late', ['deliveredOn', 'orderId'], {
  where: 'delivered_on > deliver_by',
})
export class DeliveredParcel {
  @PrimaryColumn('integer') orderId: number;
  @Column('text', { default: 'aramex' }) carrier: string;
  /** The promised day. */
  @Column('date') deliverBy: string;
  @Column('date') deliveredOn: string;
  /** Code of the coupon for its delay; null for none. */
  @Column('text', { nullable: true }) couponCode: string | null;
  @Column('integer', { nullable: true }) couponFils: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
